import type { Translation } from "../../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const spanish: Translation<typeof t> = {
  profile: "Perfil",
  profileFailed: "No se ha podido cargar su cuenta.",
  name: "Nombre",
  noName: "Sin indicar",
  unconfirmed: "Su correo electrónico aún no está confirmado.",
  sendFailed: "No se ha podido enviar el correo. Vuelva a intentarlo.",
  email: "Correo electrónico",
  resendLink: "Reenviar el enlace",
  editName: "Editar el nombre",
  firstName: "Nombre",
  lastName: "Apellidos",
  save: "Guardar",
  nameFailed: "No se ha podido cambiar su nombre.",
  changeEmail: "Cambiar el correo electrónico",
  changeEmailLead:
    "Enviamos un enlace a la dirección nueva. Su dirección cambia cuando usted abre el enlace.",
  newEmail: "Correo electrónico nuevo",
  currentPassword: "Contraseña actual",
  passwordHint: "No hace falta en los diez minutos siguientes al inicio de sesión.",
  sendLink: "Enviar el enlace",
  emailFailed: "No se ha podido cambiar su dirección.",
  emailMissing: "Introduzca su correo electrónico.",
  emailMalformed: "Introduzca un correo electrónico válido.",
  linkSent: (email) =>
    `Si ${email} se puede usar, un correo va de camino. Abra su enlace en el plazo de un día.`,
};
