import { buffer } from 'node:stream/consumers';
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
    filesNotScanned: bills.filter((bill) => !mayBeOpened(bill)).map(({ originalName }) => originalName),
    mails: [...(await findWaitingMails(req, address)), ...outbox],
    mentionedIn: mentions,
  };
  return { json, bills: bills.filter(mayBeOpened) };
}

/** What went wrong, without the name of the file, which is the visitor's. */
const reasonOf = (error: unknown): unknown =>
  error instanceof Error ? (Reflect.get(error, 'code') ?? error.name) : undefined;

/** The whole of a bill, so that none is in the archive by half. Nothing where it cannot be read. */
async function readBill({ payload }: PayloadRequest, bill: BillUpload): Promise<Buffer | undefined> {
  try {
    return await buffer(await billStorage().open(bill));
  } catch (error) {
    const facts = { bill: bill.id, reason: reasonOf(error) };
    payload.logger.error(facts, 'A bill could not be read, and is missing in an export');
    return undefined;
  }
}

async function* filesOf(req: PayloadRequest, { json, bills }: Contents) {
  const files: string[] = [];
  const filesNotRead: string[] = [];
  for (const bill of bills) {
    const name = nameInZip(bill);
    const input = await readBill(req, bill);
    (input ? files : filesNotRead).push(name);
    if (input) yield { name, input, lastModified: new Date(bill.createdAt) };
  }
  // Last: only now is it known which files could be read.
  const input = JSON.stringify({ ...json, files, filesNotRead }, undefined, 2);
  yield { name: 'personal-data.json', input };
}

/**
 * All that is stored of an address, as a ZIP archive: the files that were uploaded, read one after the other, and one
 * file of JSON, which names those that could not be read.
 */
export async function exportAddress(
  req: PayloadRequest,
  address: string,
): Promise<ReadableStream<Uint8Array>> {
  const own = await findOwnDocuments(req, address);
  return makeZip(filesOf(req, await contentsFor(req, address, own)));
}
