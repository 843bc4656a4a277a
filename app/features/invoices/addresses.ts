/** The page of the invoice form: what the dialog shows, for those without scripts. */
export const INVOICE_URL = '/ll199/invoice';

/** Where scripts send the form, and are told what became of it. */
export const INVOICE_SEND_URL = `${INVOICE_URL}/send`;
