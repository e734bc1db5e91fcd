import type { MembershipReview } from "@footnote/contracts/accounts/membership-review";
import { Link } from "react-router-dom";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { fill } from "../../../shared/language/fill.ts";
import { formatDate } from "../../../shared/language/format.ts";
import { paths } from "../../../shared/paths.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { LoadFailure } from "../../../shared/ui/feedback/load-failure.tsx";
import { PageLoading } from "../../../shared/ui/feedback/page-loading.tsx";
import { Facts, Panel } from "../../../shared/ui/layout/panel.tsx";
import { Record, RecordList } from "../../../shared/ui/layout/record-list.tsx";
import { Sheet } from "../../../shared/ui/layout/sheet.tsx";
import { useTitle } from "../../../shared/use-title.ts";
import { formatName } from "../components/members-panel.tsx";
import { formatRole } from "../messages.ts";
import { useMembershipReview } from "./api.ts";
import { t } from "./messages.ts";
import { ReviewActions } from "./review-actions.tsx";
import styles from "./review-page.module.css";

/** Shows the owner of a recovered account what it belongs to, to keep or to leave. */
export default function ReviewPage() {
  const { data: review, error, isPending, refetch } = useMembershipReview();
  useTitle(t.title);
  if (isPending) return <PageLoading />;
  return (
    <Sheet title={t.title} lead={t.lead} width="form">
      {error && <LoadFailure onRetry={refetch}>{t.loadFailed(getErrorMessage(error))}</LoadFailure>}
      {review && <Review review={review} />}
    </Sheet>
  );
}

function Review({ review }: { review: MembershipReview }) {
  const { organization, members } = review;
  return (
    <>
      <Banner tone="info">{t.ended}</Banner>
      <Panel title={t.organization}>
        <Facts
          facts={[
            { name: t.name, value: organization.name },
            { name: t.domain, value: organization.domain },
            { name: t.created, value: formatDate(organization.created_at, "N/A") },
            { name: t.yourRole, value: formatRole(organization.user_role) },
          ]}
        />
      </Panel>
      <Panel title={t.members} lead={members.length === 0 ? t.onlyYou : undefined}>
        {members.length > 0 && <Members members={members} />}
      </Panel>
      <Models connections={review.model_connections} />
      <ReviewActions name={organization.name} isAlone={members.length === 0} />
      <p className={styles.otherwise}>
        {fill(t.otherwise, {
          account: <Link to={paths.accountUnsubscribed}>{t.yourAccount}</Link>,
        })}
      </p>
    </>
  );
}

function Members({ members }: Pick<MembershipReview, "members">) {
  return (
    <RecordList label={t.members}>
      {members.map((member) => {
        const { user_pk: userPk, email, role, joined_at: joined } = member;
        const about = t.member(email, formatRole(role), formatDate(joined, "N/A"));
        return <Record key={userPk} name={formatName(member)} about={about} />;
      })}
    </RecordList>
  );
}

function Models({ connections }: { connections: MembershipReview["model_connections"] }) {
  if (connections.length === 0) return null;
  return (
    <Panel title={t.models} lead={t.modelsLead}>
      <RecordList label={t.models}>
        {connections.map(({ label, base_url: address }) => (
          <Record
            key={`${label} ${address}`}
            name={label}
            about={<span className={styles.address}>{address}</span>}
          />
        ))}
      </RecordList>
    </Panel>
  );
}
