// The licence of an organization is changed by operators only.
export { releaseLicense, updateLicense } from "./licenses.repo.ts";
