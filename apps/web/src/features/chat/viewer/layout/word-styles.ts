/** Follows the document's own styles. Pages are paper in the dark theme, too. */
export const wordStyles = `
:host { color-scheme: only light; }
.docx-wrapper { background: transparent; padding: 16px 0; display: flex; flex-flow: column; align-items: center; }
.docx-wrapper > section.docx {
  /* The document's own sizes are set on the element. */
  width: 210mm; padding: 20mm; background: #fff; color: #000; box-shadow: 0 0 0 1px rgb(0 0 0 / 12%); margin-bottom: 16px; overflow: clip;
}
img { max-width: 100%; }
mark { background: rgb(255 214 90 / 55%); color: inherit; border-bottom: 1.5px solid #a8361c; }
`;
