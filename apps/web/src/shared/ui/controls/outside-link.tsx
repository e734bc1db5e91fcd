import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../messages.ts";

type OutsideLinkProps = {
  href: string;
  className?: string | undefined;
  /** What the link is called when its children do not say it. */
  label?: string;
  /** Left out of the order of the Tab key, where another link beside it leads to the same page. */
  secondary?: boolean;
  children?: ReactNode;
};

/** A link to a page of somebody else, in a new tab that learns nothing of this one; it says so to everyone. */
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
