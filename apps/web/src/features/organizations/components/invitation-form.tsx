import type { Role } from "@footnote/contracts/organizations";
import type { SubmitEvent } from "react";
import { useRef, useState } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { CopyField } from "../../../shared/ui/controls/copy-field.tsx";
import { SelectField } from "../../../shared/ui/controls/select-field.tsx";
import { TextField } from "../../../shared/ui/controls/text-field.tsx";
import { useInvite } from "../api.ts";
import { formatRole, t } from "../messages.ts";
import styles from "./invitations-panel.module.css";

/** Makes an invitation and shows its link, this once. */
export function InvitationForm() {
  const invite = useInvite();
  const [role, setRole] = useState<Role>("member");
  const email = useRef<HTMLInputElement>(null);
  const roles = (["member", "admin"] as const).map((value) => ({
    value,
    label: formatRole(value),
  }));

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = email.current?.value.trim() ?? "";
    invite.mutate(
      { role, email: typed === "" ? null : typed },
      { onSuccess: () => email.current && (email.current.value = "") },
    );
  }

  return (
    <>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          ref={email}
          label={t.inviteEmail}
          name="email"
          type="email"
          autoComplete="off"
          hint={t.inviteEmailHint}
          malformed={t.badEmail}
        />
        <SelectField<Role> label={t.role} options={roles} value={role} onChange={setRole} />
        <Button type="submit" look="primary" busy={invite.isPending} className={styles.submit}>
          {t.invite}
        </Button>
      </form>
      {invite.isError && (
        <Banner tone="error">{t.inviteFailed(getErrorMessage(invite.error))}</Banner>
      )}
      {invite.data && (
        <div className={styles.ready} role="status">
          <p>{t.inviteReady}</p>
          <CopyField
            key={invite.data.id}
            label={t.inviteLink}
            text={new URL(invite.data.invite_url, location.origin).href}
          />
        </div>
      )}
    </>
  );
}
