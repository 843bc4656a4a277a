import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { dayInNewYork } from '#law/days.ts';
import { inTransaction, queryRows, currentTransaction } from '#cms/database/transactions.ts';
import { limitPlaceholders } from '#law/portfolios.ts';
import { fillPlaceholders } from '#cms/register/texts.ts';
import { periodPlaceholders } from '#cms/retention.ts';
import { documentEntries, type SearchedCollection, SEARCHED_COLLECTIONS } from './documents.ts';
import { globalEntries, SEARCHED_GLOBALS, SITE_ENTRIES } from './pages.ts';
import { insertEntries, refill, removeEntries, type SourcedEntry, wholeRegister } from './store.ts';
import { storeSynonyms } from './synonyms.ts';

/** Increase this when the way entries are built changes. The index is then rebuilt at the next startup. */
const VERSION = 7;

const FINGERPRINT = createHash('sha256')
  .update(JSON.stringify([VERSION, SITE_ENTRIES]))
  .digest('base64url');

const GLOBAL = 'global';

type StateName = 'fingerprint' | 'filled on';

async function lockState(req: PayloadRequest, name: StateName): Promise<string | undefined> {
  const [row] = await queryRows<{ value: string }>(
    req,
    sql`select value from search.state where name = ${name} for update`,
  );
  return row?.value;
}

async function saveState(req: PayloadRequest, name: StateName, value: string): Promise<void> {
  const database = await currentTransaction(req);
  await database.execute(
    sql`insert into search.state (name, value) values (${name}, ${value})
        on conflict (name) do update set value = excluded.value`,
  );
}

async function loadNames(req: PayloadRequest): Promise<Record<string, string>> {
  const { productName, contactEmail } = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    req,
  });
  const { privacyEmail, legalEmail } = await req.payload.findGlobal({ slug: 'legal', depth: 0, req });
  return {
    productName,
    contactEmail,
    privacyEmail,
    legalEmail,
    ...limitPlaceholders(),
    ...periodPlaceholders(),
  };
}

export async function replacePages(req: PayloadRequest, now: Date, slugs = SEARCHED_GLOBALS): Promise<void> {
  const names = await loadNames(req);
  const entries: SourcedEntry[] = [];
  for (const slug of slugs) {
    await removeEntries(req, { source: GLOBAL, id: slug });
    const copy = fillPlaceholders(await req.payload.findGlobal({ slug, depth: 0, req }), names);
    if (!('_status' in copy) || copy._status !== 'published') continue;
    const path = String(req.payload.globals.config.find((global) => global.slug === slug)?.custom?.path);
    const found = globalEntries(slug, { copy, path });
    entries.push(...found.map((entry) => ({ ...entry, source: GLOBAL, id: slug })));
  }
  await insertEntries(req, entries, wholeRegister(req), now);
}

export async function replaceSynonyms(req: PayloadRequest): Promise<void> {
  const page = await req.payload.findGlobal({ slug: 'search-page', depth: 0, req });
  if (page._status !== 'published') return;
  await storeSynonyms(
    req,
    (page.synonyms ?? []).map(({ words }) => words),
  );
}

const AT_ONCE = 500;

async function addCollection(req: PayloadRequest, collection: SearchedCollection, now: Date): Promise<void> {
  const read = wholeRegister(req);
  let hasMore = true;
  for (let page = 1; hasMore; page += 1) {
    const found = await req.payload.find({
      collection,
      where: { _status: { equals: 'published' } },
      sort: 'id',
      limit: AT_ONCE,
      page,
      depth: 0,
      req,
    });
    const entries = found.docs.flatMap((document) =>
      documentEntries(collection, document as never).map((entry) => ({
        ...entry,
        source: collection,
        id: String(document.id),
      })),
    );
    await insertEntries(req, entries, read, now);
    hasMore = found.hasNextPage;
  }
}

async function fillSearch(req: PayloadRequest, now: Date): Promise<void> {
  const database = await currentTransaction(req);
  await database.execute(sql`lock table search.entries in share row exclusive mode`);
  await database.execute(sql`delete from search.entries; delete from search.words`);
  for (const collection of SEARCHED_COLLECTIONS) await addCollection(req, collection, now);
  await replacePages(req, now);
  const site = SITE_ENTRIES.map((entry) => ({ ...entry, source: 'site', id: entry.part ?? entry.url }));
  await insertEntries(req, site, wholeRegister(req), now);
  await replaceSynonyms(req);
  await saveState(req, 'fingerprint', FINGERPRINT);
  await saveState(req, 'filled on', dayInNewYork(now));
  await database.execute(sql`analyze search.entries; analyze search.words`);
}

export const buildSearch = (payload: Payload, now = new Date()): Promise<void> =>
  inTransaction(payload, (req) => fillSearch(req, now));

export async function rebuildSearch(req: PayloadRequest): Promise<void> {
  if (await isBuilt(req)) await fillSearch(req, new Date());
}

/** False for a new database until its content is seeded and then indexed. */
export async function isBuilt(req: PayloadRequest): Promise<boolean> {
  const [row] = await queryRows<{ found: boolean }>(
    req,
    sql`select exists (select from search.state where name = 'fingerprint') as found`,
  );
  return row?.found === true;
}

export async function buildSearchIfDue(payload: Payload): Promise<boolean> {
  const { rows } = await payload.db.pool.query<{ is_current: boolean }>(
    `select exists (select from search.state where name = 'fingerprint' and value = $1)
       and exists (select from search.entries) as is_current`,
    [FINGERPRINT],
  );
  if (rows[0]?.is_current) return false;
  await buildSearch(payload);
  return true;
}

let filledOn: string | undefined;

/** Updates indexed texts that contain figures to the current day's values. Call before each search. */
export async function fillForToday(payload: Payload, now = new Date()): Promise<void> {
  const today = dayInNewYork(now);
  if (filledOn === today) return;
  const { rows } = await payload.db.pool.query<{ value: string }>(
    `select value from search.state where name = 'filled on'`,
  );
  if (rows[0] && rows[0].value !== today) {
    await inTransaction(payload, async (req) => {
      // Another process may have done this while this process waited for the lock.
      if ((await lockState(req, 'filled on')) === today) return;
      await refill(req, { now });
      await saveState(req, 'filled on', today);
    });
  }
  filledOn = today;
}
