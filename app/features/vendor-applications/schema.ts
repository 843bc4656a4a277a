import { z } from 'zod';
import type { RegulatoryModule } from '#app/regulations/index.ts';
import { choice, email, line, paragraphs, website } from '../forms/atoms.ts';

/**
 * A vendor's application to one module. Lengths are in characters.
 * Source: specification section 5, "LL97 vendor form".
 */
export const vendorApplicationSchema = ({ vendorServiceCategories }: RegulatoryModule) =>
  z.object({
    companyName: line({ message: 'Please enter your company name', max: 200 }),
    serviceCategory: choice(
      vendorServiceCategories.map(({ value }) => value),
      'Please select a service category',
    ),
    contactName: line({ message: 'Please enter a contact name', max: 120 }),
    contactEmail: email(),
    companyWebsite: website().optional(),
    requestsDiscountCode: z.boolean().default(false),
    servicesOffered: paragraphs({ message: 'Please provide details about your services', max: 5000 }),
    experience: paragraphs({ message: 'Please provide details about your experience', max: 5000 }),
  });

export type VendorApplicationValues = z.infer<ReturnType<typeof vendorApplicationSchema>>;
