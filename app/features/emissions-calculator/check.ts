import { formCheck } from '../forms/form-check.ts';
import { calculatorSchema } from './schema.ts';

/** The check of the calculator's form. */
export const calculatorCheck = formCheck(calculatorSchema);
