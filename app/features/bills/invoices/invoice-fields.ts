import { z } from 'zod';
import { BUSINESS_TYPES } from '#law/ll199.ts';
import { defineForm } from '#app/features/forms/define-form.ts';
import { area, choice, email, files, singleLine, multiLine } from '#app/features/forms/field-schemas.ts';
import { BILL_RULE } from '#app/features/forms/upload-rules.ts';

const SQUARE_FOOTAGE = 'Square footage must be a positive number';

/** The city's largest building has well under 10 million sq ft. */
const MAX_SQUARE_FEET = 100_000_000;

export const invoiceForm = defineForm(
  z.object({
    businessName: singleLine({ message: 'Business name must be at least 2 characters', min: 2, max: 120 }),
    businessAddress: singleLine({ message: 'Address must be at least 5 characters', min: 5, max: 200 }),
    businessType: choice(BUSINESS_TYPES, 'Please select a business type'),
    squareFootage: area({ message: SQUARE_FOOTAGE, max: MAX_SQUARE_FEET }),
    contactName: singleLine({ message: 'Name must be at least 2 characters', min: 2, max: 120 }),
    contactEmail: email(),
    contactPhone: singleLine({ message: '', max: 40 }).optional(),
    haulerName: singleLine({ message: "Please enter your waste hauler's name", min: 2, max: 120 }),
    monthlyBill: singleLine({ message: '', max: 60 }).optional(),
    additionalNotes: multiLine({ message: '', max: 4000 }).optional(),
    invoice: files(BILL_RULE).optional(),
  }),
  'There was an error submitting your information. Please try again.',
);
