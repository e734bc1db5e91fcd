// Only operators change the licence of an organization directly.
export { releaseLicense, updateLicense } from "./licenses.repo.ts";
