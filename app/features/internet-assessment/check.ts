import { formCheck } from '../forms/form-check.ts';
import { assessmentSchema } from './schema.ts';

/** The check of the readiness quiz. */
export const assessmentCheck = formCheck(assessmentSchema);
