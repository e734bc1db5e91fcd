import type { SubmitEvent } from "react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { joinPath } from "../../../shared/paths.ts";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { TextField } from "../../../shared/ui/controls/text-field.tsx";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import styles from "./organization-setup-page.module.css";
import { findInvitationToken } from "./invitation-link.ts";
import { t } from "./messages.ts";

/** For those whose colleagues have an organization already: opens the invitation whose link is pasted. */
export function JoinByLink() {
  const navigate = useNavigate();
  const [refused, setRefused] = useState(false);

  function open(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const link = new FormData(event.currentTarget).get("link");
    const token = typeof link === "string" ? findInvitationToken(link) : undefined;
    setRefused(token === undefined);
    if (token !== undefined) void navigate(joinPath(token));
  }

  return (
    <section className={styles.join} aria-labelledby="join-by-link">
      <h2 id="join-by-link" className={styles.joinTitle}>
        {t.joinTitle}
      </h2>
      {refused && <Banner tone="error">{t.notInvitation}</Banner>}
      <form className={styles.joinForm} onSubmit={open} noValidate>
        <TextField
          label={t.invitationLink}
          name="link"
          type="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={t.invitationLinkHint}
        />
        <Button type="submit">{t.openInvitation}</Button>
      </form>
    </section>
  );
}
