import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { queryRows } from '#cms/database/transactions.ts';
import { findOutboxMails, findWaitingMails } from './stored-mails.ts';
import { countMentions } from './mentions.ts';
import { findOwnDocuments } from './own-documents.ts';
import { PERSONAL_DATA_SLUGS, personalDataLabel, type PersonalDataSlug } from './registry.ts';
import type { Stored } from './stored-data-schema.ts';

const HAVE_NO_PAGE: ReadonlySet<PersonalDataSlug> = new Set(['notes', 'replies', 'changes']);

/** Submissions open in the inbox. Returns undefined for notes, replies, and changes, which appear there too. */
const panelPath = (slug: PersonalDataSlug, id: number): string | undefined => {
  if (slug === 'submissions') return `/inbox?open=${id}`;
  return HAVE_NO_PAGE.has(slug) ? undefined : `/collections/${slug}/${id}`;
};

/** The caller must check access. */
export async function findStored(req: PayloadRequest, address: string): Promise<Stored> {
  const own = await findOwnDocuments(req, address);
  const kinds = PERSONAL_DATA_SLUGS.map((slug) => ({
    label: personalDataLabel(req.payload, slug),
    items: (own[slug] ?? []).map((id) => ({ label: `Number ${id}`, path: panelPath(slug, id) })),
  }));
  const [waiting, outbox] = [await findWaitingMails(req, address), await findOutboxMails(address)];
  return {
    kinds: kinds.filter(({ items }) => items.length > 0),
    mails: waiting.length + outbox.length,
    mentions: await countMentions(req, address, own),
    profiles: await findProfiles(req, own['vendor-applications']),
    erasureBlockedBy: await erasureBlockedBy(req, address),
  };
}

/** Finds partner profiles created from applications. Erasure leaves these for editors to change if necessary. */
async function findProfiles(req: PayloadRequest, applications: number[] = []): Promise<Stored['profiles']> {
  if (applications.length === 0) return [];
  const { docs } = await req.payload.find({
    collection: 'partners',
    where: { vendorApplication: { in: applications } },
    pagination: false,
    depth: 0,
    draft: true,
    select: { name: true },
    req,
  });
  return docs.map(({ id, name }) => ({ label: name, path: `/collections/partners/${id}` }));
}

export async function erasureBlockedBy(req: PayloadRequest, address: string): Promise<string | undefined> {
  const lowercase = address.toLowerCase();
  const staffMail = (process.env.STAFF_MAIL ?? '').toLowerCase().split(',');
  if (staffMail.some((each) => each.trim() === lowercase)) {
    return 'Staff notifications go to this address. Remove it from STAFF_MAIL before you erase it.';
  }
  const accounts = await queryRows(req, sql`select 1 from users where lower(email) = ${lowercase} limit 1`);
  if (accounts.length > 0) {
    return 'This address belongs to a staff account. Delete the account before you erase the address.';
  }
  return undefined;
}
