type Message = string | ((...values: never[]) => string);

/** The names of the placeholders in a text: "policy" for "You agree to the {policy}." */
export type Blank<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Blank<Rest>
  : never;

/** A text with exactly these placeholders, in any order. */
type Leaving<Name extends string> = (
  Name extends unknown ? (text: `${string}{${Name}}${string}`) => void : never
) extends (text: infer All) => void
  ? All
  : string;

type Translated<M> = M extends (...values: infer Values) => string
  ? (...values: Values) => string
  : M extends string
    ? [Blank<M>] extends [never]
      ? string
      : Leaving<Blank<M>>
    : never;

/** The texts of another language: exactly one for every English text, with the same parameters and placeholders. */
export type Translation<M> = { readonly [Key in keyof M]: Translated<M[Key]> };

/** Translations by catalogue, then by name. */
export type Translations = Readonly<Record<string, Readonly<Record<string, Message>>>>;

let translations: Translations = {};

/**
 * Defines the English texts of one folder and returns them in the current language. Read them while rendering, never
 * while a module loads, or they stay in the language of that moment.
 * @param folder the folder below src that contains this file and its translation, such as "features/chat"
 */
export function catalogue<const M extends Readonly<Record<string, Message>>>(
  folder: string,
  english: M,
): M {
  return new Proxy(english, {
    get: (_, name: string) => translations[folder]?.[name] ?? english[name],
  });
}

/** Sets the translations to use instead of the English texts; `{}` for English. */
export function setTranslations(next: Translations): void {
  translations = next;
}
