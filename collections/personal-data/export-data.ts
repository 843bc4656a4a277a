import { buffer } from 'node:stream/consumers';
import { makeZip } from 'client-zip';
import type { PayloadRequest, Where } from 'payload';
import type { BillUpload } from '#cms/payload-types.ts';
import { billStorage } from '#collections/bills/uploads/bill-storage.ts';
import { findOutboxMails, findWaitingMails } from './stored-mails.ts';
import { countMentions } from './mentions.ts';
import { findOwnDocuments, type OwnDocuments } from './own-documents.ts';
import { PERSONAL_DATA_SLUGS, personalData, type PersonalDataSlug } from './registry.ts';

/** Internal fields, staff assignments, and the secret keys in URLs. */
const OMITTED = new Set([
  'submissionDigest',
  'revision',
  'assignee',
  'search',
  'statusBefore',
  'heldJob',
  'checkedBy',
  'savedBy',
  'by',
  'byName',
  'mentions',
  'job',
  'messageId',
  'prefix',
  'url',
  'thumbnailURL',
  'bills',
  'key',
  'viewKey',
  'calendarKey',
  'formKey',
]);

function exported(collection: PersonalDataSlug, document: object): object {
  const { owner } = personalData(collection);
  const whole = owner && 'partOf' in owner ? owner.field : undefined;
  return Object.fromEntries(
    Object.entries(document).filter(
      ([name, value]) => !OMITTED.has(name) && name !== whole && value !== null,
    ),
  );
}

async function exportedDocuments(req: PayloadRequest, own: OwnDocuments) {
  const documents: Partial<Record<PersonalDataSlug, object[]>> = {};
  for (const collection of PERSONAL_DATA_SLUGS) {
    const isOwn: Where = { id: { in: own[collection] ?? [] } };
    // Omit assignee changes: the names of staff are not the visitor's data.
    const where = collection === 'changes' ? { ...isOwn, field: { not_equals: 'Assignee' } } : isOwn;
    const { docs } = await req.payload.find({ collection, where, pagination: false, depth: 0, sort: 'id' });
    if (docs.length > 0) documents[collection] = docs.map((each) => exported(collection, each));
  }
  return documents;
}

const isSafe = ({ scan }: BillUpload): boolean => scan === 'clean' || scan === 'notScanned';

const nameInZip = ({ id, originalName }: BillUpload): string =>
  `files/${id}-${originalName.replace(/[^\p{L}\p{N}. _-]/gu, '_')}`;

interface Contents {
  json: object;
  bills: BillUpload[];
}

async function contentsFor(req: PayloadRequest, address: string, own: OwnDocuments): Promise<Contents> {
  const { docs: bills } = await req.payload.find({
    collection: 'bill-uploads',
    where: { id: { in: own['bill-uploads'] ?? [] } },
    sort: 'id',
    pagination: false,
    depth: 0,
  });
  const outbox = (await findOutboxMails(address)).map(({ subject, text }) => ({ subject, text }));
  const json = {
    address,
    exportedAt: new Date().toISOString(),
    documents: await exportedDocuments(req, own),
    filesNotScanned: bills.filter((bill) => !isSafe(bill)).map(({ originalName }) => originalName),
    mails: [...(await findWaitingMails(req, address)), ...outbox],
    mentionedIn: (await countMentions(req, address, own)).map(({ label }) => label),
  };
  return { json, bills: bills.filter(isSafe) };
}

/** Buffers the whole file, so that a read error never leaves a partial file in the archive. */
async function readBill({ payload }: PayloadRequest, bill: BillUpload): Promise<Buffer | undefined> {
  try {
    return await buffer(await billStorage().open(bill));
  } catch (error) {
    // Do not log the error message, because it contains the visitor's file name.
    const reason: unknown = error instanceof Error ? (Reflect.get(error, 'code') ?? error.name) : undefined;
    payload.logger.error({ bill: bill.id, reason }, 'A bill could not be read and is missing from an export');
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
  // Write this last, because it lists the files that could not be read.
  const input = JSON.stringify({ ...json, files, filesNotRead }, undefined, 2);
  yield { name: 'personal-data.json', input };
}

export async function exportEmail(req: PayloadRequest, address: string): Promise<ReadableStream<Uint8Array>> {
  const own = await findOwnDocuments(req, address);
  return makeZip(filesOf(req, await contentsFor(req, address, own)));
}
