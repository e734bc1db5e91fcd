import { catalogue } from "../../language/catalogue.ts";

export const t = catalogue("shared/ui/picture", {
  add: "Add picture",
  change: "Change picture",
  remove: "Remove picture",
  file: "Picture file",
  hint: "PNG, JPEG or WebP, up to 2 MB. It is cropped to a square.",
  wrongType: "Choose a picture of the type PNG, JPEG or WebP.",
  tooLarge: "This picture is too large. Choose one of at most 2 MB.",
  unreadable: "This picture could not be read. Choose another one.",
  failed: "The picture could not be saved.",
});
