import type { Translation } from "../language/catalogue.ts";
import type { t } from "./messages.ts";

export const spanish: Translation<typeof t> = {
  unknownError: "Error desconocido",
  unreachable: "No se puede conectar con el servidor. Compruebe su conexión y vuelva a intentarlo.",
  unreadable: "El servidor ha enviado una respuesta que esta página no puede leer.",
  uploadCancelled: "Se ha cancelado la subida.",
  socketFailed: "Error de conexión WebSocket.",
  frameUnreadable: "No se ha podido procesar un mensaje del servidor.",
};
