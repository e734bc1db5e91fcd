import type { Translation } from "../../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const spanish: Translation<typeof t> = {
  title: "Crear una organización",
  lead: "Los documentos, las carpetas y los compañeros pertenecen a una organización. Usted será su administrador.",
  name: "Nombre de la organización",
  domain: "Dominio de la organización",
  domainHint: "Por ejemplo, example.org. Identifica su organización y no da acceso a nadie.",
  description: "Descripción de la organización",
  optional: "Opcional.",
  failed: "Se ha producido un error durante el envío. Vuelva a intentarlo.",
  required: "El nombre y el dominio son obligatorios",
  submit: "Crear",
  submitting: "Creando…",
  joinTitle: "Unirse a la organización de un compañero",
  invitationLink: "Enlace de invitación",
  invitationLinkHint:
    "Un administrador de la organización lo crea en la página Cuenta y se lo envía.",
  openInvitation: "Abrir la invitación",
  notInvitation:
    "Esto no es un enlace de invitación. Copie el enlace completo, con la parte después de #, y péguelo aquí.",
  account: "En {account} puede cambiar su contraseña y eliminar su cuenta.",
  yourAccount: "su cuenta",
};
