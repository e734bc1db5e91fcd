import { Link } from "react-router-dom";
import styles from "./section-nav.module.css";

type SectionNavProps = {
  label: string;
  links: readonly { to: string; label: string; open: boolean }[];
};

/** The navigation between the sections of a page; each section has its own address. */
export function SectionNav({ label, links }: SectionNavProps) {
  return (
    <nav aria-label={label} className={styles.sections}>
      {links.map(({ to, label, open }) => (
        <Link key={to} to={to} className={styles.section} aria-current={open ? "page" : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
