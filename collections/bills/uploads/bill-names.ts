import { randomBytes, randomUUID } from 'node:crypto';

/** The folders of a bucket that hold bills. Source: specification section 7, "Upload file". */
export const BILL_FOLDERS = { invoice: 'utility_bills', assessment: 'cwz-bills' } as const;

const RANDOM_BYTES = 6;
const MAX_STORED_LENGTH = 80;
const MAX_SHOWN_LENGTH = 200;

/** Letters, digits, dots and dashes of a name, without its extension. */
function plainStem(name: string): string {
  const plain = name
    .slice(0, name.includes('.') ? name.lastIndexOf('.') : undefined)
    .slice(0, MAX_SHOWN_LENGTH)
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/\.{2,}/g, '.');
  return plain.replace(/^[-.]+|(?<![-.])[-.]+$/g, '').slice(0, MAX_STORED_LENGTH) || 'bill';
}

/** "A generated unique id plus the original extension": where an LL199 invoice is stored. Specification, section 7. */
export const invoicePlace = (kind: string) => ({
  prefix: BILL_FOLDERS.invoice,
  name: `${randomUUID()}.${kind}`,
});

/**
 * "cwz-bills/{id}/{timestamp}_{filename}": where a CWZ bill is stored (specification, section 7). On disk, all bills
 * are in one folder, and many are named "bill.pdf": random letters distinguish two of the same millisecond.
 */
export const assessmentBillPlace = (reportId: string, name: string, kind: string, now = Date.now()) => ({
  prefix: `${BILL_FOLDERS.assessment}/${reportId}`,
  name: `${now}-${randomBytes(RANDOM_BYTES).toString('hex')}_${plainStem(name)}.${kind}`,
});

/** The name that the visitor's file had, in one printable line. */
export const shownName = (name: string): string =>
  name
    .replace(/^.*[/\\]/s, '')
    .replace(/\p{C}/gu, '')
    .slice(-MAX_SHOWN_LENGTH) || 'bill';
