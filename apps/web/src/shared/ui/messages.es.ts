import type { Translation } from "../language/catalogue.ts";
import type { t } from "./messages.ts";

export const spanish: Translation<typeof t> = {
  loading: "Cargando…",
  dismiss: "Cerrar",
  cancel: "Cancelar",
  copy: "Copiar",
  copied: "Copiado",
  tryAgain: "Reintentar",
  assistantIsWriting: "El asistente está escribiendo",
  conversations: "Conversaciones",
  expandSidebar: "Expandir la barra lateral",
  collapseSidebar: "Contraer la barra lateral",
  newChat: "Nueva conversación",
  sources: "Fuentes",
  sourcesTitle: "Fuentes:",
  outdated: "obsoleto",
  newTab: "(se abre en una pestaña nueva)",
  inNewTab: (what) => `${what} (se abre en una pestaña nueva)`,
  openPage: (name) => `Abrir la página ${name}`,
  sourceMark: (id, name, place) => `Fuente ${id}: ${name}${place === "" ? "" : `, ${place}`}`,
};
