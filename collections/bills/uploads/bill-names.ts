import { randomBytes, randomUUID } from 'node:crypto';

export const BILL_FOLDERS = { invoice: 'utility_bills', assessment: 'cwz-bills' } as const;

const RANDOM_BYTES = 6;
const MAX_STORED_LENGTH = 80;
const MAX_SHOWN_LENGTH = 200;

function plainStem(name: string): string {
  const plain = name
    .slice(0, name.includes('.') ? name.lastIndexOf('.') : undefined)
    .slice(0, MAX_SHOWN_LENGTH)
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/\.{2,}/g, '.');
  return plain.replace(/^[-.]+|(?<![-.])[-.]+$/g, '').slice(0, MAX_STORED_LENGTH) || 'bill';
}

export const invoicePlace = (kind: string) => ({
  prefix: BILL_FOLDERS.invoice,
  name: `${randomUUID()}.${kind}`,
});

/**
 * Includes random characters, because on disk all bills share a folder, and two of them can be named "bill.pdf"
 * and arrive in the same millisecond.
 */
export const assessmentBillPlace = (reportId: string, name: string, kind: string, now = Date.now()) => ({
  prefix: `${BILL_FOLDERS.assessment}/${reportId}`,
  name: `${now}-${randomBytes(RANDOM_BYTES).toString('hex')}_${plainStem(name)}.${kind}`,
});

export const shownName = (name: string): string =>
  name
    .replace(/^.*[/\\]/s, '')
    .replace(/\p{C}/gu, '')
    .slice(-MAX_SHOWN_LENGTH) || 'bill';
