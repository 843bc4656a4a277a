import type { PayloadRequest } from 'payload';
import { makeZip } from 'client-zip';
import { billStorage } from '#cms/uploads/bill-storage.ts';
import type { BillUpload } from '#cms/payload-types.ts';
import { exportedDocuments, type ExportedDocuments } from './exported-documents.ts';
import { findWaitingMails } from './mails.ts';
import { findMentions } from './mentions.ts';
import { findOutboxMails } from './outbox-mails.ts';
import { findOwnDocuments, type OwnDocuments } from './own-documents.ts';

/** A file that the virus scanner has not passed is not handed on. */
const mayBeOpened = ({ scan }: BillUpload): boolean => scan === 'clean' || scan === 'notScanned';

const nameInZip = ({ id, originalName }: BillUpload): string =>
  `files/${id}-${originalName.replace(/[^\p{L}\p{N}. _-]/gu, '_')}`;

interface Contents {
  json: object;
  bills: BillUpload[];
}

async function contentsFor(req: PayloadRequest, address: string, own: OwnDocuments): Promise<Contents> {
  const documents: ExportedDocuments = await exportedDocuments(req, own);
  const { docs: bills } = await req.payload.find({
    collection: 'bill-uploads',
    where: { id: { in: own['bill-uploads'] ?? [] } },
    pagination: false,
    depth: 0,
  });
  const outbox = (await findOutboxMails(address)).map(({ subject, text }) => ({ subject, text }));
  const mentions = (await findMentions(req, address, own)).map(({ label }) => label);
  const json = {
    address,
    exportedAt: new Date().toISOString(),
    documents,
    files: bills.filter(mayBeOpened).map(nameInZip),
    filesNotScanned: bills.filter((bill) => !mayBeOpened(bill)).map(({ originalName }) => originalName),
    mails: [...(await findWaitingMails(req, address)), ...outbox],
    mentionedIn: mentions,
  };
  return { json, bills: bills.filter(mayBeOpened) };
}

async function* filesOf({ json, bills }: Contents) {
  yield { name: 'personal-data.json', input: JSON.stringify(json, undefined, 2) };
  for (const bill of bills) {
    const input = await billStorage().open(bill);
    yield { name: nameInZip(bill), input, lastModified: new Date(bill.createdAt) };
  }
}

/**
 * All that is stored of an address, as a ZIP archive: one file of JSON, and the files that were uploaded, read one
 * after the other.
 */
export async function exportAddress(
  req: PayloadRequest,
  address: string,
): Promise<ReadableStream<Uint8Array>> {
  const own = await findOwnDocuments(req, address);
  return makeZip(filesOf(await contentsFor(req, address, own)));
}
