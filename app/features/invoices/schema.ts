import { z } from 'zod';
import { BUSINESS_TYPES } from '#app/regulations/ll199.ts';
import { email, line, number, paragraphs } from '../forms/atoms.ts';
import { fileField } from '../uploads/file-field.ts';
import { BILL_RULE } from '../uploads/limits.ts';

const SQUARE_FOOTAGE = 'Square footage must be a positive number';

/** The largest building of the city has well under 10 million sq ft. */
const MOST_SQUARE_FEET = 100_000_000;

const squareFootage = number({ message: SQUARE_FOOTAGE, max: MOST_SQUARE_FEET }).refine(
  (value) => value > 0,
  SQUARE_FOOTAGE,
);

/**
 * A business and its waste hauler, as asked with an invoice. Source: specification section 5, "LL199
 * invoice form".
 */
export const invoiceSchema = z.object({
  businessName: line({ message: 'Business name must be at least 2 characters', min: 2, max: 120 }),
  businessAddress: line({ message: 'Address must be at least 5 characters', min: 5, max: 200 }),
  businessType: z.enum(
    BUSINESS_TYPES.map(({ value }) => value),
    { error: 'Please select a business type' },
  ),
  squareFootage,
  contactName: line({ message: 'Name must be at least 2 characters', min: 2, max: 120 }),
  contactEmail: email(),
  contactPhone: line({ message: '', max: 40 }).optional(),
  haulerName: line({ message: "Please enter your waste hauler's name", min: 2, max: 120 }),
  monthlyBill: line({ message: '', max: 60 }).optional(),
  additionalNotes: paragraphs({ message: '', max: 4000 }).optional(),
});

/** The same with the chosen file, for the browser. */
export const invoiceFormSchema = invoiceSchema.extend({ invoice: fileField(BILL_RULE).optional() });

export type InvoiceFormValues = z.infer<typeof invoiceFormSchema>;
