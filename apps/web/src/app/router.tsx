import { Suspense } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { useLanguage } from "../shared/language/language.ts";
import { useMounted } from "../shared/use-mounted.ts";
import { fileRoute, paths } from "../shared/paths.ts";
import {
  RequireNoOrganization,
  RequireOperator,
  RequireReview,
  RequireSession,
  RequireSubscription,
  RedirectSignedIn,
  RedirectSignedInToChat,
} from "./guards.tsx";
import { lazyPage } from "./lazy-page.ts";
import { entryPages } from "./preload.ts";
import { Shell } from "./shell.tsx";

const LandingPage = entryPages[paths.landing];
const HomePage = entryPages[paths.home];
const PrivacyPolicyPage = lazyPage(
  () => import("../features/start/privacy/privacy-policy-page.tsx"),
);
const NotFoundPage = lazyPage(() => import("../features/start/not-found-page.tsx"));
const SettingsPage = lazyPage(() => import("../features/settings/settings-page.tsx"));
const LoginPage = entryPages[paths.login];
const SignupPage = entryPages[paths.signup];
const ForgotPasswordPage = lazyPage(
  () => import("../features/accounts/recovery/forgot-password-page.tsx"),
);
const ResetPasswordPage = lazyPage(
  () => import("../features/accounts/recovery/reset-password-page.tsx"),
);
const VerifyEmailPage = lazyPage(
  () => import("../features/accounts/recovery/verify-email-page.tsx"),
);
const OrganizationSetupPage = lazyPage(
  () => import("../features/organizations/setup/organization-setup-page.tsx"),
);
const ReviewPage = lazyPage(() => import("../features/organizations/review/review-page.tsx"));
const JoinPage = lazyPage(() => import("../features/organizations/join/join-page.tsx"));
const SubscribePage = lazyPage(() => import("../features/billing/subscribe-page.tsx"));
const PaymentSuccessPage = lazyPage(() => import("../features/billing/payment-success-page.tsx"));
const AccountPage = lazyPage(() => import("./account/account-page.tsx"));
const DatabasePage = entryPages[paths.database];
const FilePage = lazyPage(() => import("../features/documents/file/file-page.tsx"));
const DocumentPreview = lazyPage(() => import("../features/chat/viewer/document-preview.tsx"));
const OperatorPage = lazyPage(() => import("../features/operator/operator-page.tsx"));
const InstallationModels = lazyPage(() => import("../features/models/installation-models.tsx"));
const StartDocuments = lazyPage(() => import("../features/documents/start/start-documents.tsx"));
const SharedPage = lazyPage(() => import("../features/chat/sharing/shared-page.tsx"));
const ChatDrop = lazyPage(() => import("../features/documents/start/chat-drop.tsx"));
const ChatPage = entryPages[paths.chat];

/** The chat with what belongs to documents: how the first are added, and where dropped files go. */
function Chat() {
  const mounted = useMounted();
  return (
    <>
      <ChatPage documents={<StartDocuments />} />
      {mounted && (
        <Suspense fallback={null}>
          <ChatDrop />
        </Suspense>
      )}
    </>
  );
}

/** Every page with its guard; each page is a chunk of its own. */
export function AppRoutes() {
  // Drawn again, with every page below, when the language changes.
  useLanguage();
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route element={<RedirectSignedInToChat />}>
          <Route path={paths.landing} element={<LandingPage />} />
        </Route>
        <Route element={<RedirectSignedIn />}>
          <Route path={paths.login} element={<LoginPage />} />
          <Route path={paths.signup} element={<SignupPage />} />
        </Route>
        <Route element={<RequireSession />}>
          <Route element={<RequireNoOrganization />}>
            <Route path={paths.organizationSetup} element={<OrganizationSetupPage />} />
          </Route>
          <Route element={<RequireReview />}>
            <Route path={paths.organizationReview} element={<ReviewPage />} />
          </Route>
          <Route path={paths.subscribe} element={<SubscribePage />} />
          <Route path={paths.accountUnsubscribed} element={<AccountPage />} />
          <Route path={paths.paymentSuccess} element={<PaymentSuccessPage />} />
        </Route>
        <Route element={<RequireSubscription />}>
          <Route path={paths.chat} element={<Chat />} />
          <Route path={paths.home} element={<HomePage />} />
          <Route path={paths.database} element={<DatabasePage />} />
          <Route path={fileRoute} element={<FilePage preview={DocumentPreview} />} />
          <Route path={paths.account} element={<AccountPage />} />
        </Route>
        <Route element={<RequireOperator otherwise={<NotFoundPage />} />}>
          <Route path={paths.operator} element={<OperatorPage models={<InstallationModels />} />} />
        </Route>
        <Route path={paths.chatbot} element={<Navigate to={paths.chat} replace />} />
        <Route path={paths.join} element={<JoinPage />} />
        <Route path={paths.shared} element={<SharedPage />} />
        <Route path={paths.forgotPassword} element={<ForgotPasswordPage />} />
        <Route path={paths.resetPassword} element={<ResetPasswordPage />} />
        <Route path={paths.verifyEmail} element={<VerifyEmailPage />} />
        <Route path={paths.settings} element={<SettingsPage />} />
        <Route path={paths.privacyPolicy} element={<PrivacyPolicyPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
