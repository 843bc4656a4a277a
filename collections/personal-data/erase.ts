import type { PayloadRequest } from 'payload';
import { inTransaction, lockUntilCommit } from '#cms/database/transactions.ts';
import type { SignedInRequest } from '#cms/panel/endpoint.ts';
import type { StoredFile } from '#collections/bills/uploads/bill-storage.ts';
import { deleteDocuments, deleteFiles } from './delete-documents.ts';
import { deleteOutboxMails, emptyWaitingMails, findOutboxMails } from './stored-mails.ts';
import { redactMentions } from './mentions.ts';
import { findOwnDocuments } from './own-documents.ts';
import { PERSONAL_DATA_SLUGS, personalData, personalDataLabel } from './registry.ts';

interface Part {
  label: string;
  count: number;
}

const summarize = (parts: readonly Part[]): string =>
  parts.map(({ label, count }) => `${label}: ${count}`).join('. ');

async function eraseRows(req: PayloadRequest, address: string) {
  const own = await findOwnDocuments(req, address);
  const parts: Part[] = [];
  const files: StoredFile[] = [];
  for (const slug of PERSONAL_DATA_SLUGS) {
    const ids = own[slug] ?? [];
    const { owner } = personalData(slug);
    if (owner && 'email' in owner) files.push(...(await deleteDocuments(req, slug, ids)));
    parts.push({ label: personalDataLabel(req.payload, slug), count: ids.length });
  }
  // Do this after deleting documents, because a new submission may have queued emails that mention the email
  // address.
  parts.push({ label: 'Waiting or failed emails', count: await emptyWaitingMails(req, address) });
  parts.push(...(await redactMentions(req, address)));
  return { parts, files };
}

/**
 * Erases rows in one transaction, and then files. Records who erased how much, without the email address.
 * Concurrent erasures of the same email address wait for each other. Returns the message for the admin.
 */
export async function eraseEmail({ payload, user }: SignedInRequest, address: string): Promise<string> {
  const { summary, files } = await inTransaction(payload, async (req) => {
    await lockUntilCommit(req, `personal data of ${address.toLowerCase()}`);
    const rows = await eraseRows(req, address);
    const outbox = await findOutboxMails(address);
    const parts = [...rows.parts, { label: 'Emails in the outbox', count: outbox.length }];
    const data = {
      summary: summarize(parts.filter(({ count }) => count > 0)),
      by: user.id,
      byName: user.name,
    };
    if (data.summary) await req.payload.create({ collection: 'erasures', data, depth: 0, req });
    // Do this last, because a rollback does not restore these files.
    await deleteOutboxMails(outbox);
    return { summary: data.summary, files: rows.files };
  });
  const left = await deleteFiles(payload, files);
  if (!summary) return 'Nothing is stored for this address.';
  return `Erased. ${summary}.${left > 0 ? ` ${left} of the files will be deleted within two hours.` : ''}`;
}
