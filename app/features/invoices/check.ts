import { formCheck } from '../forms/form-check.ts';
import { invoiceFormSchema } from './schema.ts';

/** The check of the invoice form, with its file, for the browser. */
export const invoiceCheck = formCheck(invoiceFormSchema);
