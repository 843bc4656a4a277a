import { formCheck } from '../forms/form-check.ts';
import { enquirySchema } from './schema.ts';

/** The check of a request. */
export const enquiryCheck = formCheck(enquirySchema);
