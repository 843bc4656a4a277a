import { getZodConstraint } from '@conform-to/zod/v4';
import { regulatoryModule, type ModuleSlug } from '#app/regulations/index.ts';
import { applicationRules } from './application-rules.ts';
import { vendorApplicationSchema } from './schema.ts';

/** What the application form needs from the server: its choices, and in what it differs from other modules'. */
export function vendorFormData(module: ModuleSlug) {
  const { name, vendorServiceCategories } = regulatoryModule(module);
  const { experienceLabel = `Experience with ${name}`, offersDiscountCode } = applicationRules(module);
  return {
    module,
    experienceLabel,
    offersDiscountCode,
    choices: [...vendorServiceCategories],
    constraint: getZodConstraint(vendorApplicationSchema(module)),
  };
}

export type VendorFormData = ReturnType<typeof vendorFormData>;
