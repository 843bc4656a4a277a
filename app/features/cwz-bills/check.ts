import { formCheck } from '../forms/form-check.ts';
import { billFormSchema } from './schema.ts';

/** The check of the bill form, with its file, for the browser. */
export const billCheck = formCheck(billFormSchema);
