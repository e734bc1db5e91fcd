import type { SubmitEvent } from "react";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { fill } from "../../../shared/language/fill.ts";
import { paths } from "../../../shared/paths.ts";
import { useCurrentUser } from "../../../shared/queries.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { Sheet } from "../../../shared/ui/layout/sheet.tsx";
import { TextField } from "../../../shared/ui/controls/text-field.tsx";
import { useTitle } from "../../../shared/use-title.ts";
import { useCreateOrganization } from "../api.ts";
import { JoinByLink } from "./join-by-link.tsx";
import { t } from "./messages.ts";
import styles from "./organization-setup-page.module.css";
import { suggestDomain } from "./suggest-domain.ts";

export default function OrganizationSetupPage() {
  const create = useCreateOrganization();
  const { data: user } = useCurrentUser();
  const navigate = useNavigate();
  const [missing, setMissing] = useState(false);
  useTitle(t.title);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const submission = readForm(event.currentTarget);
    const incomplete = submission.name === "" || submission.domain === "";
    setMissing(incomplete);
    create.reset();
    if (!incomplete) create.mutate(submission, { onSuccess: () => void navigate(paths.subscribe) });
  }

  return (
    <Sheet title={t.title} lead={t.lead} width="form">
      {missing && <Banner tone="error">{t.required}</Banner>}
      {create.isError && <Banner tone="error">{getErrorMessage(create.error, t.failed)}</Banner>}
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField label={t.name} name="name" autoComplete="organization" required />
        <TextField
          label={t.domain}
          name="domain"
          defaultValue={suggestDomain(user?.email ?? "")}
          autoCapitalize="none"
          spellCheck={false}
          required
          hint={t.domainHint}
        />
        <TextField label={t.description} name="description" multiline hint={t.optional} />
        <Button type="submit" look="primary" busy={create.isPending}>
          {create.isPending ? t.submitting : t.submit}
        </Button>
      </form>
      <JoinByLink />
      <p className={styles.otherwise}>
        {fill(t.account, {
          account: <Link to={paths.accountUnsubscribed}>{t.yourAccount}</Link>,
        })}
      </p>
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
