declare module "wink-porter2-stemmer" {
  /** The stem of a lower-case English word. */
  export default function stem(word: string): string;
}
