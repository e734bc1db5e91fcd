import type { Translation } from "../shared/language/catalogue.ts";
import type { t } from "./messages.ts";

export const spanish: Translation<typeof t> = {
  skipToContent: "Ir al contenido",
  mainNavigation: "Navegación principal",
  chat: "Chat",
  home: "Inicio",
  database: "Documentos",
  account: "Cuenta",
  operator: "Operador",
  logOut: "Cerrar sesión",
  logIn: "Iniciar sesión",
  signUp: "Registrarse",
  settings: "Configuración",
  offline: "No tiene conexión. El contenido puede no estar actualizado hasta que se recupere.",
  pageBrokenTitle: "Se ha producido un error en esta página",
  pageBroken:
    "El error es nuestro. Sus datos guardados están a salvo. Recargue la página o vuelva al inicio.",
  pageUnloadedTitle: "No se ha podido cargar esta página",
  pageUnloaded:
    "Ha fallado la conexión o el servidor se ha actualizado entretanto. Recargue la página.",
  reloadPage: "Recargar la página",
  goToStart: "Ir al inicio",
  shortcuts: "Atajos de teclado",
  goToChat: "Ir al chat",
  goToHome: "Ir a la página principal",
  goToDatabase: "Ir a los documentos",
  goToAccount: "Ir a la cuenta",
  goToSettings: "Ir a la configuración",
  newChat: "Iniciar una conversación",
  focusField: "Ir al campo de mensaje o de búsqueda",
  showHelp: "Mostrar los atajos de teclado",
  send: "Enviar el mensaje",
  newLine: "Insertar una línea nueva",
  close: "Cerrar el diálogo o el panel",
  shortcutSettings: "Desactivar en la configuración",
  closeHelp: "Cerrar",
};
