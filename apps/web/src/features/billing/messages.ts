import { catalogue } from "../../shared/language/catalogue.ts";

export const t = catalogue("features/billing", {
  subscribeTitle: "Subscribe",
  product: "Footnote",
  subscribeLead: "Your organization needs a subscription. It covers all members.",
  subscribePoints:
    "Upload documents, ask questions and get answers in which every claim opens its source.",
  subscribeSafety:
    "You pay on the payment provider's own page; no card number reaches this server. You can cancel at any time and keep access until the end of the period.",
  subscribeNow: "Subscribe Now",
  redirecting: "Redirecting...",
  withoutSubscribing:
    "Nothing is deleted without a subscription. In {account} you can manage the subscription, export the usage and the audit log, leave the organization, and delete it or your account.",
  yourAccount: "your account",
  checkoutFailed: "An error occurred. Please try again.",
  invalidKey: "Invalid Stripe configuration.",
  manage: "Manage subscription",
  manageFailed: "The page to manage the subscription could not be opened.",
  paymentTitle: "Payment",
  verifying: "Verifying your payment...",
  active: "Your subscription is active! Redirecting...",
  verificationFailed: "Verification Failed",
  noSession: "No session ID found.",
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
    `The last payment failed. Change the card before ${until} to keep access.`,
  loadFailed: "The subscription could not be loaded.",
  noSubscription:
    "The operator of this server has set your license. You do not need a subscription.",
  adminsOnly: "Admins of your organization can change or cancel it.",
  cancel: "Cancel Subscription",
  cancelQuestion:
    "Are you sure you want to cancel your subscription? You will retain access until the end of your current billing period.",
  keep: "Keep subscription",
  cancelled: "Subscription cancellation scheduled.",
  cancelFailed: "Failed to cancel subscription.",
});
