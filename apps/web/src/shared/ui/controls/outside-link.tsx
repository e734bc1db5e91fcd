import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../messages.ts";

type OutsideLinkProps = {
  href: string;
  className?: string | undefined;
  /** The accessible name if the children do not provide it. */
  label?: string;
  /** Removes the link from the tab order if another link beside it opens the same page. */
  secondary?: boolean;
  children?: ReactNode;
};

/** A link to another site in a new tab, without a referrer or an opener. Its name announces the new tab. */
export function OutsideLink({ href, className, label, secondary, children }: OutsideLinkProps) {
  return (
    <a
      href={href}
      className={className}
      {...outside}
      {...(label !== undefined && { "aria-label": t.inNewTab(label), title: label })}
      {...(secondary === true && { tabIndex: -1 })}
    >
      <ExternalLink size={14} aria-hidden="true" />
      {children}
      {label === undefined && <span className="visually-hidden">{t.newTab}</span>}
    </a>
  );
}

export const outside = { target: "_blank", rel: "noopener noreferrer nofollow" } as const;
