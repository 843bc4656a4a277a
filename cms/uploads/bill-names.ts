import { randomBytes, randomUUID } from 'node:crypto';

/** The folders of a bucket that hold bills. Source: specification section 7, "Upload file". */
export const BILL_FOLDERS = { invoice: 'utility_bills', assessment: 'cwz-bills' } as const;

const RANDOM_BYTES = 6;
const LONGEST_NAME = 80;
const LONGEST_SHOWN_NAME = 200;

/** A name without its ending. */
const stemOf = (name: string): string =>
  name.slice(0, name.includes('.') ? name.lastIndexOf('.') : undefined);

/** Letters, digits, dots and dashes of a name, without its ending. */
function plainStem(name: string): string {
  const plain = stemOf(name)
    .slice(0, LONGEST_SHOWN_NAME)
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/\.{2,}/g, '.');
  return plain.replace(/^[-.]+|(?<![-.])[-.]+$/g, '').slice(0, LONGEST_NAME) || 'bill';
}

/** "A generated unique id plus the original extension": the place of an LL199 invoice. Specification, section 7. */
export const invoicePlace = (kind: string) => ({
  prefix: BILL_FOLDERS.invoice,
  name: `${randomUUID()}.${kind}`,
});

/**
 * "cwz-bills/{id}/{timestamp}_{filename}": the place of a CWZ bill (specification, section 7). On disk all bills
 * lie side by side, and many visitors call theirs "bill.pdf": a few random letters keep two of one moment apart.
 */
export const assessmentBillPlace = (reportId: string, name: string, kind: string, now = Date.now()) => ({
  prefix: `${BILL_FOLDERS.assessment}/${reportId}`,
  name: `${now}-${randomBytes(RANDOM_BYTES).toString('hex')}_${plainStem(name)}.${kind}`,
});

/** A file's name as the visitor called it, in one printable line. */
export const shownName = (name: string): string =>
  name
    .replace(/^.*[/\\]/s, '')
    .replace(/\p{C}/gu, '')
    .slice(-LONGEST_SHOWN_NAME) || 'bill';
