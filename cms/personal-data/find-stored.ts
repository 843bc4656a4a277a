import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { transactionOf } from '#cms/database/transactions.ts';
import { findWaitingMails } from './mails.ts';
import { findMentions } from './mentions.ts';
import { findOutboxMails } from './outbox-mails.ts';
import { findOwnDocuments } from './own-documents.ts';
import { PERSONAL_DATA_SLUGS, personalDataLabel, type PersonalDataSlug } from './registry.ts';
import type { Mention, Stored, StoredKind } from './schema.ts';

const storedKind = (payload: Payload, slug: PersonalDataSlug, ids: readonly number[]): StoredKind => ({
  label: personalDataLabel(payload, slug),
  count: ids.length,
  items: ids.map((id) => ({ label: `Number ${id}`, path: `/collections/${slug}/${id}` })),
});

/** What is stored for an address: its own documents by collection, mails, and mentions elsewhere. It checks no access. */
export async function findStored(req: PayloadRequest, address: string): Promise<Stored> {
  const own = await findOwnDocuments(req, address);
  const kinds = PERSONAL_DATA_SLUGS.map((slug) => storedKind(req.payload, slug, own[slug] ?? [])).filter(
    ({ count }) => count > 0,
  );
  const [waiting, outbox] = [await findWaitingMails(req, address), await findOutboxMails(address)];
  return {
    kinds,
    mails: waiting.length + outbox.length,
    mentions: [
      ...(await findMentions(req, address, own)),
      ...(await findProfiles(req, own['vendor-applications'])),
    ],
    erasureBlockedBy: await erasureBlockedBy(req, address),
  };
}

/** The partner profiles that were created from applications: erasing does not change them, an editor may have to. */
async function findProfiles(req: PayloadRequest, applications: readonly number[] = []): Promise<Mention[]> {
  if (applications.length === 0) return [];
  const { docs } = await req.payload.find({
    collection: 'partners',
    where: { vendorApplication: { in: [...applications] } },
    pagination: false,
    depth: 0,
    draft: true,
    select: { name: true },
    req,
  });
  return docs.map(({ id, name }) => ({
    label: `Partner profile “${name}”, made from an application`,
    path: `/collections/partners/${id}`,
    isErased: false,
  }));
}

const isStaffMail = (address: string): boolean =>
  (process.env.STAFF_MAIL ?? '')
    .split(',')
    .some((each) => each.trim().toLowerCase() === address.toLowerCase());

async function hasAccount(req: PayloadRequest, address: string): Promise<boolean> {
  const database = await transactionOf(req);
  const { rows } = await database.execute(
    sql`select 1 from users where lower(email) = ${address.toLowerCase()} limit 1`,
  );
  return rows.length > 0;
}

/** Why an address of staff cannot be erased; nothing for addresses of visitors. */
export async function erasureBlockedBy(req: PayloadRequest, address: string): Promise<string | undefined> {
  if (isStaffMail(address)) {
    return 'Staff notifications go to this address. Remove it from STAFF_MAIL before you erase it.';
  }
  if (await hasAccount(req, address)) {
    return 'This address belongs to a staff account. Delete the account before you erase the address.';
  }
  return undefined;
}
