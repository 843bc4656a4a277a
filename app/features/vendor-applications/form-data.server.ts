import { getZodConstraint } from '@conform-to/zod/v4';
import { regulatoryModule, type ModuleSlug } from '#app/regulations/index.ts';
import { vendorApplicationSchema } from './schema.ts';

/** What the application form needs from the server: its choices and the browser's constraints. */
export function vendorFormData(module: ModuleSlug) {
  const regulation = regulatoryModule(module);
  return {
    module,
    moduleName: regulation.name,
    choices: [...regulation.vendorServiceCategories],
    constraint: getZodConstraint(vendorApplicationSchema(regulation)),
  };
}

export type VendorFormData = ReturnType<typeof vendorFormData>;
