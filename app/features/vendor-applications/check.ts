import { parseWithZod } from '@conform-to/zod/v4';
import { regulatoryModule, type ModuleSlug } from '#app/regulations/index.ts';
import type { FormCheck } from '#app/ui/forms/form-check.ts';
import { vendorApplicationSchema, type VendorApplicationValues } from './schema.ts';

/** The check of one module's application form, for the browser and for the action. */
export const vendorApplicationCheck =
  (module: ModuleSlug): FormCheck<VendorApplicationValues> =>
  (formData) =>
    parseWithZod(formData, { schema: vendorApplicationSchema(regulatoryModule(module)) });
