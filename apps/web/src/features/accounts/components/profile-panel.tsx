import { messageOf } from "../../../shared/http/api-error.ts";
import { Banner } from "../../../shared/ui/banner.tsx";
import { Facts, Panel } from "../../../shared/ui/panel.tsx";
import { Skeleton } from "../../../shared/ui/skeleton.tsx";
import { useCurrentUser } from "../api.ts";

/** The signed-in user's name and e-mail address. */
export function ProfilePanel() {
  const { data: user, isError, error } = useCurrentUser();
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(" ");
  if (isError)
    return <Banner tone="error">{messageOf(error, "Your account could not be loaded.")}</Banner>;
  return (
    <Panel title="Profile">
      <Facts
        facts={[
          { name: "Name", value: user ? name || "Not given" : <Skeleton width="140px" /> },
          { name: "Email", value: user ? user.email : <Skeleton width="200px" /> },
        ]}
      />
    </Panel>
  );
}
