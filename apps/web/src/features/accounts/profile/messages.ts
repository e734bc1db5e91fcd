import { catalogue } from "../../../shared/language/catalogue.ts";

export const t = catalogue("features/accounts/profile", {
  profile: "Profile",
  profileFailed: "Your account could not be loaded.",
  name: "Name",
  noName: "Not set",
  unconfirmed: "Your email address is not confirmed yet.",
  sendFailed: "The email could not be sent. Please try again.",
  email: "Email",
  resendLink: "Resend link",
  editName: "Edit name",
  firstName: "First name",
  lastName: "Last name",
  save: "Save",
  nameFailed: "Your name could not be changed.",
  changeEmail: "Change email",
  changeEmailLead:
    "We email a link to the new address. Your address changes when you open the link.",
  newEmail: "New email",
  currentPassword: "Current password",
  passwordHint: "Not needed within ten minutes after you logged in.",
  sendLink: "Send link",
  emailFailed: "Your address could not be changed.",
  emailMissing: "Enter your email address.",
  emailMalformed: "Enter a valid email address.",
  linkSent: (email: string) =>
    `If ${email} can be used, an email is on its way there. Open its link within one day.`,
});
