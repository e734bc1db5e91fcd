import { z } from "zod";
import { apiBasePath, endpoint, fillPath } from "./endpoint.ts";
import { done, id } from "./fields.ts";

/** Larger files are refused; what browsers send is cropped and far smaller. */
export const pictureMaxBytes = 2 * 1024 * 1024;
export const pictureMaxSide = 2048;
export const pictureTypes = ["image/png", "image/jpeg", "image/webp"] as const;
export type PictureType = (typeof pictureTypes)[number];

/** The address of a picture on this server, which changes with the picture; null without one. */
export const pictureUrl = z.string().nullable();

/** Public, since an `img` sends no token: the id cannot be guessed, and only those who may see the picture are given it. */
export const showPicture = endpoint({
  method: "GET",
  path: "/pictures/:id/",
  access: "public",
  summary: "Get the picture of a user or an organization",
  params: z.object({ id }),
  replyKind: "bytes",
  reply: z.unknown(),
});

export function makePictureUrl(pictureId: string): string {
  return apiBasePath + fillPath(showPicture.path, { id: pictureId });
}

const set = {
  method: "POST",
  bodyKind: "multipart",
  body: z.object({}),
  reply: z.object({ picture: z.string() }),
} as const;

export const setUserPicture = endpoint({
  ...set,
  path: "/auth/user/picture/",
  access: "user",
  summary: "Set the caller's picture: a PNG, JPEG or WebP file, sent in the field file",
});

export const deleteUserPicture = endpoint({
  method: "DELETE",
  path: "/auth/user/picture/",
  access: "user",
  summary: "Remove the caller's picture",
  reply: done,
});

export const setOrganizationPicture = endpoint({
  ...set,
  path: "/organization/picture/",
  access: "admin",
  summary: "Set the organization's picture: a PNG, JPEG or WebP file, sent in the field file",
});

export const deleteOrganizationPicture = endpoint({
  method: "DELETE",
  path: "/organization/picture/",
  access: "admin",
  withoutLicense: true,
  summary: "Remove the organization's picture",
  reply: done,
});
