import { formCheck } from '../forms/form-check.ts';
import { businessSchema, consentSchema, contactSchema, haulerSchema } from './schema.ts';

/** The check of each step, for the browser and for the action. */
export const CHECKS = {
  business: formCheck(businessSchema),
  hauler: formCheck(haulerSchema),
  consent: formCheck(consentSchema),
  contact: formCheck(contactSchema),
};
