import type { OperatorUser } from "@footnote/contracts/operator";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { formatDate } from "../../../shared/language/format.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { CopyField } from "../../../shared/ui/controls/copy-field.tsx";
import { Panel } from "../../../shared/ui/layout/panel.tsx";
import { Record } from "../../../shared/ui/layout/record-list.tsx";
import { SelectField } from "../../../shared/ui/controls/select-field.tsx";
import { useChangeUser, useOfferReset, useUsers } from "../api.ts";
import { t } from "../messages.ts";
import { PagedList } from "./paged-list.tsx";
import { useSearch } from "./search-field.tsx";

/** All users, with their role, a way to help with a password, and who is an operator. */
export function UsersPanel() {
  const { search, field } = useSearch(t.searchUsers);
  const query = useUsers(search);
  const found = query.data?.pages.flatMap(({ users }) => users);
  return (
    <Panel title={t.users}>
      {field}
      <PagedList label={t.users} query={query} none={t.nothing}>
        {found?.map((user) => (
          <User key={user.pk} user={user} />
        ))}
      </PagedList>
    </Panel>
  );
}

function User({ user }: { user: OperatorUser }) {
  const { pk, email, organization, role, is_operator: operates } = user;
  const change = useChangeUser(pk);
  const reset = useOfferReset(pk);
  const name = `${user.first_name} ${user.last_name}`.trim() || email;
  const error = change.error ?? reset.error;
  const about = (
    <>
      {t.since(name === email ? "" : email, formatDate(user.created_at, "N/A"))} ·{" "}
      {organization?.name ?? t.noOrganization}
      {error && <Banner tone="error">{t.changeFailed(getErrorMessage(error))}</Banner>}
      {reset.data && (
        <span role="status">
          {t.resetReady}
          <CopyField label={t.resetLink} text={reset.data.reset_url} />
        </span>
      )}
    </>
  );
  return (
    <Record name={name} tag={operates ? t.operatorTag : undefined} about={about}>
      {role !== null && (
        <SelectField<"admin" | "member">
          label={t.roleOf(name)}
          quiet
          options={[
            { value: "admin", label: t.admin },
            { value: "member", label: t.member },
          ]}
          value={role}
          disabled={change.isPending}
          onChange={(next) => change.mutate({ role: next })}
        />
      )}
      <Button aria-label={t.resetOf(name)} busy={reset.isPending} onClick={() => reset.mutate()}>
        {t.reset}
      </Button>
      <Button
        aria-label={operates ? t.unmakeOperatorOf(name) : t.makeOperatorOf(name)}
        disabled={change.isPending}
        onClick={() => change.mutate({ is_operator: !operates })}
      >
        {operates ? t.unmakeOperator : t.makeOperator}
      </Button>
    </Record>
  );
}
