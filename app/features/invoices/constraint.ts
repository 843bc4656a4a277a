import { getZodConstraint } from '@conform-to/zod/v4';
import { invoiceFormSchema } from './schema.ts';

/** What the browser itself can hold a visitor to: which fields are needed, and how long they may be. */
export const invoiceConstraint = () => getZodConstraint(invoiceFormSchema);

export type InvoiceConstraint = ReturnType<typeof invoiceConstraint>;
