import type { MemberEntry, Role } from "@footnote/contracts/organizations";
import { useState } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { formatDate } from "../../../shared/language/format.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { Panel } from "../../../shared/ui/layout/panel.tsx";
import { QueriedRecords, Record } from "../../../shared/ui/layout/record-list.tsx";
import { SelectField } from "../../../shared/ui/controls/select-field.tsx";
import { useChangeRole, useMembers } from "../api.ts";
import { useCurrentOrganization, useCurrentUser } from "../../../shared/queries.ts";
import { formatRole, t } from "../messages.ts";
import { RemoveMember } from "./remove-member.tsx";

/** Lists the members; admins change roles and remove people. */
export function MembersPanel() {
  const query = useMembers();
  const { data: organization } = useCurrentOrganization();
  const { data: user } = useCurrentUser();
  const [removing, setRemoving] = useState<MemberEntry | null>(null);
  const license = organization?.license;
  const manages = organization?.user_role === "admin";
  return (
    <Panel
      title={t.members}
      lead={license && t.seatsUsed(license.current_users, license.max_users)}
    >
      <QueriedRecords
        label={t.members}
        query={query}
        loading={t.loadingMembers}
        failed={t.membersFailed}
      >
        {query.data?.map((member) => (
          <MemberRecord
            key={member.user_pk}
            member={member}
            isSelf={member.user_pk === user?.pk}
            onRemove={manages ? setRemoving : undefined}
          />
        ))}
      </QueriedRecords>
      <RemoveMember member={removing} onClose={() => setRemoving(null)} />
    </Panel>
  );
}

type MemberRecordProps = {
  member: MemberEntry;
  isSelf: boolean;
  /** Undefined for members who may only read the list. */
  onRemove: ((member: MemberEntry) => void) | undefined;
};

function MemberRecord({ member, isSelf, onRemove }: MemberRecordProps) {
  const { user_pk: userPk, email, role, joined_at: joined } = member;
  const change = useChangeRole();
  const name = formatName(member);
  const date = formatDate(joined, "N/A");
  const roles = (["admin", "member"] as const).map((value) => ({
    value,
    label: formatRole(value),
  }));
  return (
    <Record
      name={name}
      tag={isSelf ? t.you : undefined}
      about={
        <>
          {name === email ? t.joinedOnly(date) : t.joined(email, date)}
          {change.isError && (
            <Banner tone="error">{t.roleFailed(name, getErrorMessage(change.error))}</Banner>
          )}
        </>
      }
    >
      {onRemove ? (
        <>
          <SelectField<Role>
            label={t.roleOf(name)}
            quiet
            options={roles}
            value={role}
            disabled={change.isPending}
            onChange={(next) => change.mutate({ userPk, role: next })}
          />
          {!isSelf && (
            <Button look="quiet" aria-label={t.removeOf(name)} onClick={() => onRemove(member)}>
              {t.remove}
            </Button>
          )}
        </>
      ) : (
        formatRole(role)
      )}
    </Record>
  );
}

export function formatName({ first_name: first, last_name: last, email }: MemberEntry): string {
  return [first, last].filter(Boolean).join(" ") || email;
}
