import { formCheck } from '../forms/form-check.ts';
import { resultRequestSchema } from './schema.ts';

/** The check of the form that sends a result. */
export const resultRequestCheck = formCheck(resultRequestSchema);
