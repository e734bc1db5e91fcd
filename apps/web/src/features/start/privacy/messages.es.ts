import type { Translation } from "../../../shared/language/catalogue.ts";
import { plural } from "../../../shared/language/format.ts";
import type { t } from "./messages.ts";

export const spanish: Translation<typeof t> = {
  title: "Política de privacidad",
  storedTitle: "Qué se guarda",
  stored:
    "Su correo electrónico y su nombre, un hash de su contraseña, los datos de su organización, los " +
    "documentos que sube con el texto extraído de ellos y sus conversaciones. Su navegador guarda su " +
    "sesión, el tema y el idioma elegidos, y las carpetas en las que busca.",
  audit: (days) =>
    `Un registro de auditoría anota los inicios de sesión y los cambios en cuentas, miembros y documentos ` +
    `con la dirección IP de origen. Las entradas se eliminan a los ${plural(days, { one: "# día", other: "# días" })}. ` +
    `Si elimina su cuenta, se quitan de él su correo electrónico y sus direcciones IP.`,
  usedTitle: "Para qué se usa",
  used:
    "Para responder a sus preguntas con los documentos de su organización y mostrar la fuente de cada " +
    "respuesta. Los documentos son visibles para los miembros de su organización y para nadie de otra. " +
    "Solo usted ve sus conversaciones. El operador de este servidor tiene acceso a lo que se guarda en él.",
  removalTitle: "Cómo eliminarlo",
  removal:
    "Al eliminar un archivo se quita junto con todo lo extraído de él. Puede eliminar su cuenta en la " +
    "página Cuenta. El operador de este servidor responde a las preguntas sobre esta política.",
  othersTitle: "Quién más recibe datos",
  others: "Esto es lo que sale de este servidor con su configuración actual.",
  othersUnknown:
    "No se ha podido cargar la configuración de este servidor. Según ella, estos tipos de proveedores " +
    "pueden recibir datos.",
  notUsed: "No se usa.",
  identityProvider: "Un proveedor de identidad externo",
  identity: (name) =>
    `${name}, si inicia sesión con él en lugar de con una contraseña. Sabe que usted usa este servidor y transmite su nombre y su correo electrónico.`,
  identityScript: (name) =>
    `Las páginas de inicio de sesión y de registro cargan un script de ${name}, que recibe la dirección IP de quien las abre.`,
  paymentProvider: "Un proveedor de pagos con tarjeta",
  payment:
    "Stripe recibe el nombre y el número de plazas de su organización. Los datos de pago se introducen " +
    "en las páginas de Stripe. Los números de tarjeta nunca llegan a este servidor.",
  modelProviders: "Proveedores de modelos de lenguaje de IA",
  chatModel: (where) =>
    ({
      none: "No se usa ningún modelo de chat. Las respuestas citan sus documentos en este servidor.",
      internal:
        "El modelo de chat funciona en la red del operador. Las preguntas y los pasajes no salen de ella.",
      external:
        "Un modelo de chat externo recibe sus preguntas, la conversación hasta el momento y los pasajes de documentos usados para responder.",
    })[where],
  embeddingModel: (where) =>
    ({
      none: "No se usa ningún modelo de embeddings.",
      internal:
        "El modelo de embeddings funciona en la red del operador. Los documentos no salen de ella para la búsqueda.",
      external:
        "Un modelo de embeddings externo recibe cada pasaje de cada documento que sube y cada pregunta.",
    })[where],
  transcriptionModel: (where) =>
    ({
      none: "No se usa ningún modelo de transcripción.",
      internal:
        "El modelo de transcripción funciona en la red del operador. Las grabaciones no salen de ella.",
      external:
        "Un modelo de transcripción externo recibe las preguntas dictadas y el sonido de los archivos de audio y vídeo.",
    })[where],
  cloudHosting: "Alojamiento en la nube",
  hosting: "El operador decide dónde funcionan este servidor y su base de datos.",
  fileStorage: (where) =>
    where === "external"
      ? "Los archivos subidos se guardan con un proveedor de almacenamiento externo."
      : "Los archivos subidos se guardan en la red del operador.",
  webSearch: "Búsqueda en la web",
  webSearchUsed:
    "Si elige «Buscar en la web», un buscador recibe términos de búsqueda sacados de su pregunta y este servidor abre las páginas encontradas.",
  email: "Correo electrónico",
  emailUsed:
    "Un proveedor de correo entrega las invitaciones, las confirmaciones, los restablecimientos de contraseña y los avisos, y recibe su texto y sus direcciones.",
  emailUnused: "No se usa. Este servidor no envía correos.",
  sources: "Fuentes de carpetas",
  sourcesUsed:
    "Si un administrador hace que una carpeta siga un sitio web, un directorio WebDAV, un bucket S3, un repositorio Git o un buzón, ese servicio recibe las credenciales introducidas para él y las solicitudes de este servidor.",
};
