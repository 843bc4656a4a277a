import { invoiceConstraint } from './constraint.ts';

/** What the invoice page needs: the browser's constraints of its form. */
export const loadInvoice = () => ({ constraint: invoiceConstraint() });
