import { z } from 'zod';
import { email, line, paragraphs } from '../forms/field-schemas.ts';
import { formCheck } from '../forms/form-check.ts';

/** A request for a premium report. */
export const enquirySchema = z.object({
  name: line({ message: 'Please enter your name', max: 120 }),
  email: email(),
  buildingAddress: line({ message: 'Please enter the address of the building', max: 200 }),
  message: paragraphs({ message: 'Please enter your message', max: 5000 }).optional(),
});

export type EnquiryFields = z.input<typeof enquirySchema>;

export const enquiryCheck = formCheck(enquirySchema);

export const ENQUIRY_FAILED = 'There was an error sending your request. Please try again.';
