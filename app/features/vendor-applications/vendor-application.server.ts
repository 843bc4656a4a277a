import { readVendorAccess } from '#app/content/modules.server.ts';
import type { ModuleSlug } from '#app/regulations/index.ts';
import { vendorFormData } from './form-data.server.ts';

/** What a page needs to show a module's application form. */
export const loadVendorApplication = async (module: ModuleSlug) => ({
  words: await readVendorAccess(module),
  form: vendorFormData(module),
});
