import type { PayloadRequest } from 'payload';
import { inTransaction, lockUntilCommit } from '#cms/database/transactions.ts';
import type { SignedInRequest } from '#cms/panel/endpoint.ts';
import type { StoredFile } from '#cms/uploads/stored-file.ts';
import { completeRequests } from './erasure-requests.ts';
import { HOLDING_SLUGS, holdingOf } from './holdings.ts';
import { emptyWaitingMails } from './mails.ts';
import { strikeOutMentions } from './mentions.ts';
import { deleteOutboxMails, findOutboxMails } from './outbox-mails.ts';
import { findOwnDocuments } from './own-documents.ts';
import { removeDocuments } from './remove-documents.ts';
import { removeFiles } from './remove-files.ts';

/** How many of what, in the words of the panel. */
interface Part {
  label: string;
  count: number;
}

interface Erased {
  parts: Part[];
  files: StoredFile[];
}

const summaryOf = (parts: readonly Part[]): string =>
  parts.map(({ label, count }) => `${label}: ${count}`).join('. ');

const some = (parts: readonly Part[]): Part[] => parts.filter(({ count }) => count > 0);

async function eraseDocuments(req: PayloadRequest, address: string): Promise<Erased> {
  const own = await findOwnDocuments(req, address);
  const erased: Erased = { parts: [], files: [] };
  for (const slug of HOLDING_SLUGS) {
    const ids = own[slug] ?? [];
    erased.files.push(...(await removeDocuments(req, slug, ids)));
    erased.parts.push({ label: holdingOf(slug).label, count: ids.length });
  }
  return erased;
}

async function eraseRows(
  req: PayloadRequest,
  user: SignedInRequest['user'],
  address: string,
): Promise<Erased> {
  const { parts, files } = await eraseDocuments(req, address);
  await completeRequests(req, address, user);
  // Last: what was sent a moment ago has queued mails, and they may name it.
  const mails = await emptyWaitingMails(req, address);
  const mentions = await strikeOutMentions(req, address);
  return {
    parts: [
      ...parts,
      { label: 'Waiting or failed mails', count: mails },
      { label: 'Mentions elsewhere', count: mentions },
    ],
    files,
  };
}

/** Leaves a record of what was erased, where that was anything. */
async function record(
  req: PayloadRequest,
  user: SignedInRequest['user'],
  parts: readonly Part[],
): Promise<void> {
  if (parts.length === 0) return;
  const data = { summary: summaryOf(parts), by: user.id, byName: user.name };
  await req.payload.create({ collection: 'erasures', data, depth: 0, req });
}

const wordsOf = (parts: readonly Part[], left: number): string => {
  if (parts.length === 0) return 'Nothing is stored for this address.';
  const later = left > 0 ? ` ${left} of the files will be deleted within two hours.` : '';
  return `Erased. ${summaryOf(parts)}.${later}`;
};

/**
 * Erases what is stored of an address: rows in one transaction, all or none, and as its last step mails in the outbox;
 * then files. A record of it stays, with who did it and how much it was, and without the address. Two who do it at once
 * wait for each other. Returns what was done, in words.
 */
export async function eraseAddress({ payload, user }: SignedInRequest, address: string): Promise<string> {
  const { parts, files } = await inTransaction(payload, async (req) => {
    await lockUntilCommit(req, `personal data of ${address.toLowerCase()}`);
    const rows = await eraseRows(req, user, address);
    const outbox = await findOutboxMails(address);
    const erased = some([...rows.parts, { label: 'Mails in the outbox', count: outbox.length }]);
    await record(req, user, erased);
    // Last, as they do not come back when the transaction is rolled back.
    await deleteOutboxMails(outbox);
    return { parts: erased, files: rows.files };
  });
  return wordsOf(parts, await removeFiles(payload, files));
}
