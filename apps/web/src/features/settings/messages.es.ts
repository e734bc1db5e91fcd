import type { Translation } from "../../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const spanish: Translation<typeof t> = {
  title: "Configuración",
  appearance: "Apariencia",
  darkMode: "Modo oscuro",
  followDevice: "Usar el ajuste del dispositivo",
  followDeviceHint: "Sigue el modo claro u oscuro de su dispositivo.",
  preferences: "Preferencias",
  preferencesLead: "Se guardan en este navegador.",
  shortcuts: "Atajos de teclado",
  shortcutsHint: "Pulse ? en cualquier página para verlos.",
  language: "Idioma",
  languageFailed: "No se ha podido cargar el idioma. Compruebe su conexión y vuelva a intentarlo.",
  elsewhere: "Los ajustes de la cuenta y de la organización están en la {account}.",
  accountPage: "página Cuenta",
};
