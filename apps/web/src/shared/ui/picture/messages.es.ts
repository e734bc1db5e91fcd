import type { Translation } from "../../language/catalogue.ts";
import type { t } from "./messages.ts";

export const spanish: Translation<typeof t> = {
  add: "Añadir imagen",
  change: "Cambiar imagen",
  remove: "Quitar imagen",
  file: "Archivo de imagen",
  hint: "PNG, JPEG o WebP, hasta 2 MB. Se recorta en forma de cuadrado.",
  wrongType: "Elija una imagen de tipo PNG, JPEG o WebP.",
  tooLarge: "Esta imagen es demasiado grande. Elija una de 2 MB como máximo.",
  unreadable: "No se ha podido leer esta imagen. Elija otra.",
  failed: "No se ha podido guardar la imagen.",
};
