import type { Translation } from "../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const spanish: Translation<typeof t> = {
  loginTitle: "Iniciar sesión",
  loginLead: "Pregunte a sus documentos y vea de dónde viene cada respuesta.",
  signupTitle: "Registrarse",
  signupHeading: "Crear su cuenta",
  signupLead: "Su primera respuesta con fuentes en dos minutos.",
  email: "Correo electrónico",
  emailMissing: "Introduzca su correo electrónico.",
  emailMalformed: "Introduzca un correo electrónico válido.",
  password: "Contraseña",
  passwordMissing: "Introduzca su contraseña.",
  choosePassword: "Elija una contraseña.",
  passwordHint: (length) => `Al menos ${length} caracteres.`,
  confirmPassword: "Confirmar contraseña",
  confirmMissing: "Vuelva a introducir la contraseña.",
  mismatch: "Las contraseñas no coinciden",
  logIn: "Iniciar sesión",
  loggingIn: "Iniciando sesión…",
  invalidCredentials: "Credenciales incorrectas",
  createAccount: "Crear cuenta",
  creatingAccount: "Creando la cuenta…",
  registrationFailed: "Se ha producido un error durante el registro. Vuelva a intentarlo.",
  forgotPassword: "¿Ha olvidado su contraseña?",
  or: "o",
  signInWith: (provider) => `Iniciar sesión con ${provider}`,
  signUpWith: (provider) => `Registrarse con ${provider}`,
  unavailable: (provider) =>
    `El inicio de sesión con ${provider} no está disponible. Vuelva a intentarlo más tarde.`,
  newHere: "¿Es nuevo aquí? {link}",
  signUpLink: "Registrarse",
  signupClosed:
    "En este servidor no se pueden crear cuentas nuevas. Inicie sesión si ya tiene una.",
  signupByInvitation:
    "En este servidor las cuentas nuevas necesitan una invitación. Abra el enlace de su invitación y regístrese después.",
  haveAccount: "¿Ya tiene una cuenta? {link}",
  logInLink: "Iniciar sesión",
  loginAgreement: "Al iniciar sesión acepta la {policy}.",
  signupAgreement: "Al registrarse acepta la {policy}.",
  privacyPolicy: "política de privacidad",
};
