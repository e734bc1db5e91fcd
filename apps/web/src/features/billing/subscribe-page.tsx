import { paymentsConfig } from "@footnote/contracts/billing";
import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router-dom";
import { queryFor } from "../../shared/http/query.ts";
import { paths } from "../../shared/paths.ts";
import { Banner } from "../../shared/ui/banner.tsx";
import { PageLoading } from "../../shared/ui/page-loading.tsx";
import { Sheet } from "../../shared/ui/sheet.tsx";
import { useTitle } from "../../shared/use-title.ts";

export default function SubscribePage() {
  const { data, isPending } = useQuery(queryFor(paymentsConfig, {}));
  useTitle("Subscribe");
  if (isPending) return <PageLoading />;
  if (!data?.stripe_enabled) return <Navigate to={paths.chat} replace />;
  return (
    <Sheet title="Footnote" width="form">
      <Banner tone="info">
        Your organization needs a subscription. This server does not offer checkout yet; please ask
        whoever runs it.
      </Banner>
    </Sheet>
  );
}
