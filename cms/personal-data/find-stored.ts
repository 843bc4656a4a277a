import type { PayloadRequest } from 'payload';
import { HOLDING_SLUGS, holdingOf, type HoldingSlug } from './holdings.ts';
import { findWaitingMails } from './mails.ts';
import { findMentions } from './mentions.ts';
import { obstacleTo } from './obstacle.ts';
import { findOutboxMails } from './outbox-mails.ts';
import { findOwnDocuments } from './own-documents.ts';
import { findProfiles } from './profiles.ts';
import type { Stored, StoredKind } from './schema.ts';

const kindOf = (slug: HoldingSlug, ids: readonly number[]): StoredKind => ({
  label: holdingOf(slug).label,
  count: ids.length,
  items: ids.map((id) => ({ label: `Number ${id}`, path: `/collections/${slug}/${id}` })),
});

/**
 * What is stored of an address: its own documents by collection, mails, and where else it is mentioned. It checks no
 * access: who calls it has to know that whoever sees this may.
 */
export async function findStored(req: PayloadRequest, address: string): Promise<Stored> {
  const own = await findOwnDocuments(req, address);
  const kinds = HOLDING_SLUGS.map((slug) => kindOf(slug, own[slug] ?? [])).filter(({ count }) => count > 0);
  const [waiting, outbox] = [await findWaitingMails(req, address), await findOutboxMails(address)];
  return {
    kinds,
    mails: waiting.length + outbox.length,
    mentions: [
      ...(await findMentions(req, address, own)),
      ...(await findProfiles(req, own['vendor-applications'])),
    ],
    obstacle: await obstacleTo(req, address),
  };
}
