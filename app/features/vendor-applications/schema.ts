import { z } from 'zod';
import { regulatoryModule, type ModuleSlug } from '#app/regulations/index.ts';
import { choice, email, line, paragraphs, website } from '../forms/atoms.ts';
import { applicationRules } from './application-rules.ts';

/** A form without this box cannot ask for the code, whatever is sent. */
const NOT_OFFERED = z
  .unknown()
  .optional()
  .transform(() => false);

/**
 * A vendor's application to one module, by the module's own rules. Lengths are in characters.
 * Source: specification section 5, "LL97 vendor form" and "Internet vendor application".
 */
export function vendorApplicationSchema(module: ModuleSlug) {
  const { vendorServiceCategories } = regulatoryModule(module);
  const rules = applicationRules(module);
  return z.object({
    companyName: line({ ...rules.companyName, max: 200 }),
    serviceCategory: choice(
      vendorServiceCategories.map(({ value }) => value),
      'Please select a service category',
    ),
    contactName: line({ ...rules.contactName, max: 120 }),
    contactEmail: email(),
    companyWebsite: website().optional(),
    requestsDiscountCode: rules.offersDiscountCode ? z.boolean().default(false) : NOT_OFFERED,
    servicesOffered: paragraphs({ ...rules.servicesOffered, max: 5000 }),
    experience: paragraphs({ ...rules.experience, max: 5000 }),
  });
}

export type VendorApplicationValues = z.infer<ReturnType<typeof vendorApplicationSchema>>;
