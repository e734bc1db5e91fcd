import styles from "./avatar.module.css";

type AvatarProps = {
  /** The address of the picture; without one, the initials of the name. */
  picture: string | null | undefined;
  name: string;
};

/** Decoration beside a name, which screen readers read anyway. */
export function Avatar({ picture, name }: AvatarProps) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {picture ? <img src={picture} alt="" className={styles.picture} /> : initialsOf(name)}
    </span>
  );
}

/** The first letters of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/[\s@.]+/);
  const chosen = words.length > 1 && !name.includes("@") ? [words[0], words.at(-1)] : [words[0]];
  return chosen
    .map((word) => firstLetter(word ?? ""))
    .join("")
    .toUpperCase();
}

function firstLetter(word: string): string {
  const code = word.codePointAt(0);
  return code === undefined ? "" : String.fromCodePoint(code);
}
