/** Puts words of a question in quotation marks, so that they are searched for as they are typed. */
export function quoteWords(question: string, words: readonly string[]): string {
  return words.reduce((text, word) => {
    const typed = text.split(/([^\p{L}\p{N}]+)/u);
    const at = typed.findIndex((one) => one.toLowerCase() === word.toLowerCase());
    return at < 0 ? text : typed.with(at, `"${typed[at]}"`).join("");
  }, question);
}
