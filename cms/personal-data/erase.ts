import type { PayloadRequest } from 'payload';
import { inTransaction, lockUntilCommit } from '#cms/database/transactions.ts';
import type { SignedInRequest } from '#cms/panel/endpoint.ts';
import type { StoredFile } from '#cms/uploads/bill-storage.ts';
import { completeRequests } from '#collections/erasure-requests/requests.ts';
import { PERSONAL_DATA_SLUGS, personalDataLabel } from './registry.ts';
import { emptyWaitingMails } from './mails.ts';
import { redactMentions } from './mentions.ts';
import { deleteOutboxMails, findOutboxMails } from './outbox-mails.ts';
import { findOwnDocuments } from './own-documents.ts';
import { deleteDocuments, deleteFiles } from './delete-documents.ts';

/** How many of what, for the panel. */
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
  for (const slug of PERSONAL_DATA_SLUGS) {
    const ids = own[slug] ?? [];
    erased.files.push(...(await deleteDocuments(req, slug, ids)));
    erased.parts.push({ label: personalDataLabel(req.payload, slug), count: ids.length });
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
  // Last: a submission that was just received has queued mails that may mention the address.
  const mails = await emptyWaitingMails(req, address);
  const mentions = await redactMentions(req, address);
  return {
    parts: [
      ...parts,
      { label: 'Waiting or failed mails', count: mails },
      { label: 'Mentions elsewhere', count: mentions },
    ],
    files,
  };
}

/** Records how much was erased, if anything was. */
async function record(
  req: PayloadRequest,
  user: SignedInRequest['user'],
  parts: readonly Part[],
): Promise<void> {
  if (parts.length === 0) return;
  const data = { summary: summaryOf(parts), by: user.id, byName: user.name };
  await req.payload.create({ collection: 'erasures', data, depth: 0, req });
}

const messageFor = (parts: readonly Part[], left: number): string => {
  if (parts.length === 0) return 'Nothing is stored for this address.';
  const later = left > 0 ? ` ${left} of the files will be deleted within two hours.` : '';
  return `Erased. ${summaryOf(parts)}.${later}`;
};

/**
 * Erases what is stored for an address: rows in one transaction, with mails in the outbox as its last step, then files.
 * A record stays of who erased how much, without the address. Two erasures of one address wait for each other. Returns
 * the message for the admin.
 */
export async function eraseAddress({ payload, user }: SignedInRequest, address: string): Promise<string> {
  const { parts, files } = await inTransaction(payload, async (req) => {
    await lockUntilCommit(req, `personal data of ${address.toLowerCase()}`);
    const rows = await eraseRows(req, user, address);
    const outbox = await findOutboxMails(address);
    const erased = some([...rows.parts, { label: 'Mails in the outbox', count: outbox.length }]);
    await record(req, user, erased);
    // Last, because a rollback does not restore them.
    await deleteOutboxMails(outbox);
    return { parts: erased, files: rows.files };
  });
  return messageFor(parts, await deleteFiles(payload, files));
}
