import type { Translation } from "../../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const spanish: Translation<typeof t> = {
  title: "Unirse a una organización",
  joinTitle: (organization) => `Unirse a ${organization}`,
  asAdmin: (who, organization) =>
    `${who} le invita a ${organization} como administrador: puede usar sus documentos y gestionar sus miembros y ajustes.`,
  asMember: (who, organization) =>
    `${who} le invita a ${organization}: puede usar y añadir documentos y preguntar sobre ellos.`,
  openUntil: (date) => `Esta invitación caduca el ${date}.`,
  meantFor: (meant, signedIn) =>
    `Esta invitación es para ${meant}; ha iniciado sesión como ${signedIn}. Cierre la sesión y abra el enlace de nuevo, o pida una invitación a su dirección.`,
  join: "Unirse",
  joining: "Uniéndose…",
  joinFailed: "No ha podido unirse. Vuelva a intentarlo.",
  signUp: "Crear una cuenta para unirse",
  signupClosed:
    "En este servidor no se pueden crear cuentas nuevas. Inicie sesión si ya tiene una.",
  logIn: "Iniciar sesión",
  alreadyMember:
    "Ya pertenece a una organización y solo puede pertenecer a una. Abandónela primero en la página Cuenta y vuelva a abrir este enlace.",
  toAccount: "Ir a la página Cuenta",
  incomplete: "Este enlace está incompleto. Copie el enlace entero o pida una invitación nueva.",
  gone: "Esta invitación no existe, ha caducado o ya se ha usado. Pida una nueva.",
  readFailed: (reason) => `No se ha podido leer la invitación. ${reason}`,
  toStart: "Ir al inicio",
};
