import { catalogue } from "../../../shared/language/catalogue.ts";

export const t = catalogue("features/accounts/recovery", {
  forgotTitle: "Forgot your password?",
  forgotLead:
    "Tell us the email address of your account, and we mail you a link to choose a new one.",
  sendLink: "Send the link",
  sending: "Sending...",
  sentTo: (email: string) =>
    `If ${email} has an account, a mail is on its way. Its link works for an hour.`,
  sendFailed: "The mail could not be asked for. Please try again.",
  backToLogin: "Back to log in",
  resetTitle: "Choose a new password",
  resetLead: "Every session and API key of your account ends with the old one.",
  newPassword: "New password",
  setPassword: "Set password",
  settingPassword: "Setting password...",
  passwordSet: "Your password is set. Log in with it.",
  toLogin: "Log in",
  resetFailed: "The password could not be set. Please try again.",
  incomplete:
    "This link is incomplete: the part after the # is missing. Copy all of it, or ask for a new one.",
  newLink: "Ask for a new link",
  verifyTitle: "Confirm your email address",
  confirmed: "Your email address is confirmed.",
  verifyFailed: "The address could not be confirmed. Please try again.",
  logInFirst: "Log in to the account that this mail is about, and the address is confirmed.",
  logIn: "Log in to confirm",
  goOn: "Go on",
  toAccount: "Go to the Account page",
});
