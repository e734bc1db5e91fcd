import type { User } from "@footnote/contracts/accounts/accounts";
import type { ReactNode } from "react";
import { useState } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { useProviders } from "../../../shared/providers.ts";
import { useCurrentUser } from "../../../shared/queries.ts";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Skeleton } from "../../../shared/ui/feedback/skeleton.tsx";
import { Facts, Panel } from "../../../shared/ui/layout/panel.tsx";
import { Avatar } from "../../../shared/ui/picture/avatar.tsx";
import { PictureField } from "../../../shared/ui/picture/picture-field.tsx";
import { usePicture } from "./api.ts";
import { EmailDialog } from "./email-dialog.tsx";
import { t } from "./messages.ts";
import { NameDialog } from "./name-dialog.tsx";
import styles from "./profile-panel.module.css";
import { UnconfirmedEmail } from "./unconfirmed-email.tsx";

/** The signed-in user's picture, name and e-mail address, each with the way to change it. */
export function ProfilePanel() {
  const { data: user, isError, error } = useCurrentUser();
  const sendsMail = useProviders().data?.mail === true;
  if (isError) return <Banner tone="error">{getErrorMessage(error, t.profileFailed)}</Banner>;
  return (
    <Panel title={t.profile}>
      {user ? <Profile user={user} sendsMail={sendsMail} /> : <Waiting />}
      {user?.email_verified === false && sendsMail && (
        <div className={styles.unconfirmed}>
          <UnconfirmedEmail />
        </div>
      )}
    </Panel>
  );
}

function Waiting() {
  return (
    <>
      <div className={styles.picture}>
        <Avatar picture={null} name="" />
      </div>
      <Facts
        facts={[
          { name: t.name, value: <Skeleton width="140px" /> },
          { name: t.email, value: <Skeleton width="200px" /> },
        ]}
      />
    </>
  );
}

/** @param props.sendsMail without mail, no new address could be confirmed */
function Profile({ user, sendsMail }: { user: User; sendsMail: boolean }) {
  const picture = usePicture();
  const [editing, setEditing] = useState<"name" | "email" | null>(null);
  const [sentTo, setSentTo] = useState("");
  const name = [user.first_name, user.last_name].filter(Boolean).join(" ");
  const close = () => setEditing(null);
  const editName = (
    <Button look="quiet" onClick={() => setEditing("name")}>
      {t.editName}
    </Button>
  );
  const changeEmail = sendsMail && (
    <Button look="quiet" onClick={() => setEditing("email")}>
      {t.changeEmail}
    </Button>
  );
  return (
    <>
      <PictureField
        picture={user.picture}
        name={name || user.email}
        onUpload={picture.upload}
        onRemove={picture.remove}
      />
      <Facts
        facts={[
          { name: t.name, value: <Value action={editName}>{name || t.noName}</Value> },
          { name: t.email, value: <Value action={changeEmail}>{user.email}</Value> },
        ]}
      />
      {sentTo !== "" && <Banner tone="success">{t.linkSent(sentTo)}</Banner>}
      <NameDialog user={user} open={editing === "name"} onClose={close} />
      <EmailDialog open={editing === "email"} onClose={close} onSent={setSentTo} />
    </>
  );
}

function Value({ children, action }: { children: string; action: ReactNode }) {
  return (
    <span className={styles.value}>
      <span>{children}</span>
      {action}
    </span>
  );
}
