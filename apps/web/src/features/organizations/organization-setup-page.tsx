import type { SubmitEvent } from "react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { messageOf } from "../../shared/http/api-error.ts";
import { paths } from "../../shared/paths.ts";
import { Banner } from "../../shared/ui/banner.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { Sheet } from "../../shared/ui/sheet.tsx";
import { TextField } from "../../shared/ui/text-field.tsx";
import { useTitle } from "../../shared/use-title.ts";
import { useCreateOrganization } from "./api.ts";
import styles from "./organization-setup-page.module.css";

const failed = "An error occurred during submission. Please try again.";

export default function OrganizationSetupPage() {
  const create = useCreateOrganization();
  const navigate = useNavigate();
  const [missing, setMissing] = useState(false);
  useTitle("Submit Organization");

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const submission = readForm(event.currentTarget);
    const incomplete = submission.name === "" || submission.domain === "";
    setMissing(incomplete);
    create.reset();
    if (!incomplete) create.mutate(submission, { onSuccess: () => void navigate(paths.subscribe) });
  }

  return (
    <Sheet
      title="Submit Organization"
      lead="Documents, folders and colleagues belong to an organization. You will be its admin."
      width="form"
    >
      {missing && <Banner tone="error">Name and domain are required</Banner>}
      {create.isError && <Banner tone="error">{messageOf(create.error, failed)}</Banner>}
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField label="Organization Name" name="name" autoComplete="organization" required />
        <TextField
          label="Organization Domain"
          name="domain"
          autoCapitalize="none"
          spellCheck={false}
          required
          hint="For example example.org. It identifies you; it lets nobody in by itself."
        />
        <TextField label="Organization Description" name="description" multiline hint="Optional." />
        <Button type="submit" look="primary" busy={create.isPending}>
          {create.isPending ? "Submitting..." : "Submit"}
        </Button>
      </form>
    </Sheet>
  );
}

function readForm(form: HTMLFormElement) {
  const data = new FormData(form);
  const read = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  return { name: read("name"), domain: read("domain"), description: read("description") };
}
