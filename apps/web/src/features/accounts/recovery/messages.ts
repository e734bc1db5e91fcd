import { catalogue } from "../../../shared/language/catalogue.ts";

export const t = catalogue("features/accounts/recovery", {
  forgotTitle: "Forgot your password?",
  forgotLead:
    "Enter the email address of your account. We will send you a link to choose a new password.",
  sendLink: "Send the link",
  sending: "Sending...",
  sentTo: (email: string) =>
    `If ${email} has an account, an email with a link is on its way. The link works for one hour.`,
  sendFailed: "The email could not be sent. Please try again.",
  backToLogin: "Back to log in",
  resetTitle: "Choose a new password",
  resetLead: "A new password ends all sessions of your account and revokes its API keys.",
  newPassword: "New password",
  setPassword: "Set password",
  settingPassword: "Setting password...",
  passwordSet: "Your new password is set. You can log in with it now.",
  toLogin: "Log in",
  resetFailed: "The password could not be set. Please try again.",
  incomplete:
    "This link is incomplete: the part after the # is missing. Copy the whole link, or request a new one.",
  newLink: "Request a new link",
  verifyTitle: "Confirm your email address",
  confirmed: "Your email address is confirmed.",
  verifyFailed: "The address could not be confirmed. Please try again.",
  logInFirst: "Log in to the account this email is about to confirm its address.",
  logIn: "Log in to confirm",
  goOn: "Continue",
  toAccount: "Go to the Account page",
});
