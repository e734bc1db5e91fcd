import { catalogue } from "../../../shared/language/catalogue.ts";

export const t = catalogue("features/accounts/recovery", {
  forgotTitle: "Forgot your password?",
  forgotLead:
    "Enter the email address of your account. We will send you a link to choose a new password.",
  sendLink: "Send the link",
  sending: "Sending...",
  sentTo: (email: string) =>
    `If ${email} has an account, an email with a link is on its way. The link expires in one hour.`,
  sendFailed: "The email could not be sent. Please try again.",
  backToLogin: "Back to login",
  resetTitle: "Choose a new password",
  resetLead: "Setting a new password ends all sessions and revokes all API keys of your account.",
  resetUnconfirmed:
    "If the address of the account was never confirmed, somebody else may have set the account up. So its sharing links and invitations end as well, and its folder syncs stop until you save their settings again.",
  newPassword: "New password",
  setPassword: "Set password",
  settingPassword: "Setting password...",
  passwordSet: "Your new password is set. You can log in now.",
  toLogin: "Log in",
  resetFailed: "The password could not be set. Please try again.",
  incomplete: "This link is incomplete. Copy the whole link from the email, or request a new one.",
  newLink: "Request a new link",
  verifyTitle: "Confirm your email address",
  confirmed: "Your email address is confirmed.",
  verifyFailed: "The address could not be confirmed. Please try again.",
  logInFirst: "Log in to the account with this email address to confirm it.",
  logIn: "Log in to confirm",
  goOn: "Continue",
  toAccount: "Go to the Account page",
});
