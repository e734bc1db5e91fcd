type Message = string | ((...values: never[]) => string);

/** The names of the blanks in a text: "policy" for "You agree to the {policy}." */
export type Blank<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Blank<Rest>
  : never;

/** A text that leaves every one of these blanks, in any order. */
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

/** Another language's texts: one for every English text, with the same values and blanks, and no other. */
export type Translation<M> = { readonly [Key in keyof M]: Translated<M[Key]> };

/** Texts by catalogue, then by name, that stand in for the English ones. */
type Translations = Readonly<Record<string, Readonly<Record<string, Message>>>>;

let translations: Translations = {};

/**
 * The texts of one folder, in English, read in the language on the screen. Read them where they are drawn,
 * never while a module loads: what is read then stays in that language.
 * @param folder the folder below src that holds this file and its translation, "features/chat" for example
 */
export function catalogue<const M extends Readonly<Record<string, Message>>>(
  folder: string,
  english: M,
): M {
  return new Proxy(english, {
    get: (_, name: string) => translations[folder]?.[name] ?? english[name],
  });
}

/** Puts another language before the English one; `{}` for English itself. */
export function setTranslations(next: Translations): void {
  translations = next;
}
