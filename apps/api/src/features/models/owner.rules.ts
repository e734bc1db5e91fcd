/** Whose models these are; null is the installation. */
export type Owner = { readonly organizationId: string | null };
