import type { Translation } from "../../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const spanish: Translation<typeof t> = {
  forgotTitle: "¿Ha olvidado su contraseña?",
  forgotLead:
    "Introduzca el correo electrónico de su cuenta. Le enviaremos un enlace para elegir una contraseña nueva.",
  sendLink: "Enviar el enlace",
  sending: "Enviando…",
  sentTo: (email) =>
    `Si existe una cuenta para ${email}, recibirá un correo con un enlace. El enlace caduca en una hora.`,
  sendFailed: "No se ha podido enviar el correo. Vuelva a intentarlo.",
  backToLogin: "Volver al inicio de sesión",
  resetTitle: "Elegir una contraseña nueva",
  resetLead:
    "Al establecer una contraseña nueva se cierran todas las sesiones y se revocan todas las claves de API de su cuenta.",
  resetUnconfirmed:
    "Si la dirección de la cuenta nunca se confirmó, puede haberla creado otra persona. En ese caso también terminan sus enlaces compartidos y sus invitaciones, y la sincronización de sus carpetas se detiene hasta que vuelva a guardar su configuración.",
  newPassword: "Contraseña nueva",
  setPassword: "Guardar contraseña",
  settingPassword: "Guardando la contraseña…",
  passwordSet: "Su contraseña nueva está guardada. Ya puede iniciar sesión.",
  toLogin: "Iniciar sesión",
  resetFailed: "No se ha podido guardar la contraseña. Vuelva a intentarlo.",
  incomplete:
    "Este enlace está incompleto. Copie el enlace entero del correo o solicite uno nuevo.",
  newLink: "Solicitar un enlace nuevo",
  verifyTitle: "Confirmar su correo electrónico",
  confirmed: "Su correo electrónico está confirmado.",
  verifyFailed: "No se ha podido confirmar la dirección. Vuelva a intentarlo.",
  logInFirst: "Inicie sesión en la cuenta de este correo electrónico para confirmarlo.",
  logIn: "Iniciar sesión para confirmar",
  goOn: "Continuar",
  toAccount: "Ir a la página Cuenta",
};
