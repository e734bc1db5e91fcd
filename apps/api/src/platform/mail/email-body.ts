import type { Mail } from "./mail.ts";

/** The content of an email, without its layout. */
export type EmailBody = {
  subject: string;
  /** Before the link. */
  opening: string[];
  link?: { label: string; url: string };
  /** After the link. */
  closing: string[];
};

/** Renders an email as plain text and as simple HTML. Texts of users are escaped. */
export function renderEmail(body: EmailBody): Pick<Mail, "subject" | "text" | "html"> {
  return { subject: body.subject, text: renderText(body), html: renderHtml(body) };
}

/**
 * A text that a user has chosen, such as a name, for a mail. Mail programs make links of what looks like an address, so
 * its dots and slashes are replaced by others that look the same to people and not to programs. Line breaks and other
 * controls, also those that turn the direction of writing, become blanks.
 */
export function writeName(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, " ")
    .replace(/\.(?=[\p{L}\p{N}])/gu, "\u2024")
    .replaceAll("://", ":\u2044\u2044")
    .replaceAll("@", "\uFF20");
}

function renderText({ opening, link, closing }: EmailBody): string {
  const paragraphs = [...opening, ...(link ? [`${link.label}:\n${link.url}`] : []), ...closing];
  return `${paragraphs.join("\n\n")}\n`;
}

const button =
  "display:inline-block;padding:10px 18px;border-radius:6px;background:#a8361c;color:#ffffff;text-decoration:none";

function renderHtml({ subject, opening, link, closing }: EmailBody): string {
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const url = escapeHtml(link?.url ?? "");
  const linked = link
    ? `<p><a href="${url}" style="${button}">${escapeHtml(link.label)}</a></p>\n<p style="font-size:13px;color:#665d51">${url}</p>`
    : "";
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#221e19;background:#ffffff">
<div style="max-width:34rem;margin:0 auto">
<p style="font:600 20px Georgia,serif">Footnote</p>
${[...opening.map(paragraph), linked, ...closing.map(paragraph)].filter(Boolean).join("\n")}
</div>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
