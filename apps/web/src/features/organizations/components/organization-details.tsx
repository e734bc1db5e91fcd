import type { Organization } from "@footnote/contracts/organizations";
import { useState } from "react";
import { formatDate } from "../../../shared/language/format.ts";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { Skeleton } from "../../../shared/ui/feedback/skeleton.tsx";
import { Facts } from "../../../shared/ui/layout/panel.tsx";
import { Avatar } from "../../../shared/ui/picture/avatar.tsx";
import { PictureField } from "../../../shared/ui/picture/picture-field.tsx";
import { useOrganizationPicture } from "../api.ts";
import { t } from "../messages.ts";
import styles from "./organization-details.module.css";
import { OrganizationDialog } from "./organization-dialog.tsx";

/** What the organization is called and where it belongs; admins change it. */
export function OrganizationDetails({ organization }: { organization: Organization | undefined }) {
  const waiting = <Skeleton width="160px" />;
  const details = [
    { name: t.name, value: organization?.name ?? waiting },
    { name: t.domain, value: organization?.domain ?? waiting },
    { name: t.description, value: organization?.description ?? "" },
    { name: t.yourRole, value: organization?.user_role ?? waiting },
    {
      name: t.memberSince,
      value: organization ? formatDate(organization.created_at, "N/A") : waiting,
    },
  ];
  const isAdmin = organization?.user_role === "admin";
  return (
    <>
      {isAdmin && <EditablePicture organization={organization} />}
      {!isAdmin && (
        <div className={styles.picture}>
          <Avatar picture={organization?.picture} name={organization?.name ?? ""} />
        </div>
      )}
      <Facts facts={details.filter(({ value }) => value !== "")} />
      {isAdmin && <EditButton organization={organization} />}
    </>
  );
}

function EditablePicture({ organization }: { organization: Organization }) {
  const picture = useOrganizationPicture();
  return (
    <PictureField
      picture={organization.picture}
      name={organization.name}
      onUpload={picture.upload}
      onRemove={picture.remove}
    />
  );
}

function EditButton({ organization }: { organization: Organization }) {
  const [isEditing, setIsEditing] = useState(false);
  return (
    <>
      <Button className={styles.edit} onClick={() => setIsEditing(true)}>
        {t.editOrganization}
      </Button>
      <OrganizationDialog
        organization={organization}
        open={isEditing}
        onClose={() => setIsEditing(false)}
      />
    </>
  );
}
