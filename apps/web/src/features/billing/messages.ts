import { catalogue } from "../../shared/language/catalogue.ts";

export const t = catalogue("features/billing", {
  subscribeTitle: "Subscribe",
  product: "Footnote",
  subscribeLead: "Your organization needs a subscription. It covers all members.",
  subscribePoints:
    "Upload documents, ask questions and get answers with citations that open the source.",
  subscribeSafety:
    "You pay on the payment provider's page. Card numbers never reach this server. You can cancel at any time and keep access until the end of the billing period.",
  subscribeNow: "Subscribe Now",
  redirecting: "Redirecting...",
  withoutSubscribing:
    "Your data is kept without a subscription. In {account} you can manage the subscription, export usage and the audit log, leave or delete the organization, and delete your account.",
  yourAccount: "your account",
  checkoutFailed: "An error occurred. Please try again.",
  invalidKey: "Invalid Stripe configuration.",
  manage: "Manage subscription",
  manageFailed: "The subscription settings could not be opened. Please try again.",
  paymentTitle: "Payment",
  verifying: "Verifying your payment...",
  active: "Your subscription is active! Redirecting...",
  verificationFailed: "Verification Failed",
  noSession: "No session ID found.",
  withoutSession:
    "If you have paid, your subscription becomes active within a few minutes. If not, start the payment again from the subscription page.",
  authenticationFailed: "Authentication failed. Please log in again.",
  connectionFailed: "A connection error occurred. Please refresh the page or contact support.",
  verifyFailed: "Failed to verify payment status.",
  tryAgain: "Try again",
  backToSubscribe: "Back to the subscription page",
  subscription: "Subscription",
  status: "Status",
  statusActive: "Active",
  statusTrialing: "Trial",
  statusInactive: "Inactive",
  renews: "Renews",
  ends: "Ends",
  ended: "Ended",
  trialEnds: "Trial ends",
  seats: "Paid seats",
  paymentFailed: (until: string) =>
    `The last payment failed. Update the card before ${until} to keep access.`,
  loadFailed: "The subscription could not be loaded.",
  noSubscription:
    "The operator of this server manages your license. You do not need a subscription.",
  adminsOnly: "Only admins of your organization can change or cancel it.",
  cancel: "Cancel Subscription",
  cancelQuestion:
    "Are you sure you want to cancel your subscription? You will retain access until the end of your current billing period.",
  keep: "Keep subscription",
  cancelled: "Subscription cancellation scheduled.",
  cancelFailed: "Failed to cancel subscription.",
});
