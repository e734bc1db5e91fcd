import type { UserStatus } from "@footnote/contracts/organizations";
import { type ReactNode, useState } from "react";
import { Navigate, Outlet } from "react-router-dom";
import { paths } from "../shared/paths.ts";
import { pendingInvitation, pendingShare, pendingVerification } from "../shared/pending-token.ts";
import { PageLoading } from "../shared/ui/feedback/page-loading.tsx";
import { getRequiredStep, getPathAfterLogin } from "./onboarding-rules.ts";
import { useOnboarding, useSession } from "./session.ts";

/** Renders its routes for signed-in users only. */
export function RequireSession() {
  const { state } = useSession();
  if (state === "loading") return <PageLoading />;
  return state === "signed-in" ? <Outlet /> : <Navigate to={paths.login} replace />;
}

/** Lets those who run the installation through; to others the page is not there. */
export function RequireOperator({ otherwise }: { otherwise: ReactNode }) {
  const { state, isOperator } = useSession();
  if (state === "signed-out") return <Navigate to={paths.login} replace />;
  if (state === "loading") return <PageLoading />;
  return isOperator ? <Outlet /> : otherwise;
}

/** Lets members of an organization with access through. */
export function RequireSubscription() {
  const { state } = useSession();
  // Asked along with the session: one wait instead of two.
  const { loading, status, stripeEnabled } = useOnboarding(state !== "signed-out");
  if (state === "signed-out") return <Navigate to={paths.login} replace />;
  if (state === "loading" || loading) return <PageLoading />;
  const detour = getRequiredStep(status, stripeEnabled);
  return detour ? <Navigate to={detour} replace /> : <Outlet />;
}

/** For the organization form: who already belongs to an organization is sent on. */
export function RequireNoOrganization() {
  const { loading, status } = useOnboarding(true);
  return loading ? <PageLoading /> : <OnArrival status={status} />;
}

/** For the review of a membership: who has nothing to decide, or has decided, is sent on. */
export function RequireReview() {
  const { loading, status } = useOnboarding(true);
  if (loading) return <PageLoading />;
  return status?.needs_review ? <Outlet /> : <Navigate to={getPathAfterLogin(status)} replace />;
}

/** The status on arrival decides: the form itself leads on from the organization that it creates. */
function OnArrival({ status }: { status: UserStatus | null }) {
  const [arrival] = useState(status);
  if (!arrival?.has_organization) return <Outlet />;
  return <Navigate to={getPathAfterLogin(arrival)} replace />;
}

/** For log-in and sign-up: redirects a signed-in user to the next step of their onboarding. */
export function RedirectSignedIn() {
  const { state } = useSession();
  const { loading, status } = useOnboarding(state === "signed-in");
  if (state === "signed-out") return <Outlet />;
  if (state === "loading" || loading) return <PageLoading />;
  return <Navigate to={getPendingPath() ?? getPathAfterLogin(status)} replace />;
}

/** Who came to log in by an invitation, a shared conversation or a link to confirm an address goes back to it. */
function getPendingPath(): string | null {
  if (pendingInvitation.read() !== null) return paths.join;
  if (pendingShare.read() !== null) return paths.shared;
  return pendingVerification.read() === null ? null : paths.verifyEmail;
}

/** For the landing page: redirects a signed-in user to the chat. */
export function RedirectSignedInToChat() {
  const { state } = useSession();
  if (state === "loading") return <PageLoading />;
  return state === "signed-in" ? <Navigate to={paths.chat} replace /> : <Outlet />;
}
