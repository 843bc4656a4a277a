import type { CollectionSlug, Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROLES, type Role } from '#cms/access/roles.ts';
import type { Module, User } from '#cms/payload-types.ts';
import { articleData, createArticle, createUser, vendorApplication } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

type Who = Role | 'nobody';
type Operation = 'create' | 'read' | 'update' | 'delete';

const EVERYBODY: Who[] = [...ROLES, 'nobody'];
const EDITORS: Who[] = ['admin', 'editor'];
const STAFF: Who[] = ['admin', 'staff'];

/** Who may do what. Everybody who is not named is refused. */
const MATRIX: Record<string, Record<Operation, Who[]>> = {
  articles: { create: EDITORS, read: EVERYBODY, update: EDITORS, delete: EDITORS },
  modules: { create: ['admin'], read: EVERYBODY, update: EDITORS, delete: ['admin'] },
  media: { create: EDITORS, read: EVERYBODY, update: EDITORS, delete: EDITORS },
  'vendor-applications': { create: [], read: STAFF, update: STAFF, delete: ['admin'] },
  'newsletter-subscriptions': { create: [], read: STAFF, update: [], delete: STAFF },
  users: { create: ['admin'], read: ['admin'], update: ['admin'], delete: ['admin'] },
};

let test: TestPayload;
let payload: Payload;
const users = new Map<Who, User>();
let ll97: Omit<Module, 'id'>;

const withoutIds = (key: string, value: unknown): unknown => (key === 'id' ? undefined : value);

beforeAll(async () => {
  test = await createTestPayload();
  ({ payload } = test);
  const { docs } = await payload.find({ collection: 'modules', limit: 1, depth: 0 });
  ll97 = JSON.parse(JSON.stringify(docs[0], withoutIds)) as Module;
  for (const role of ROLES) users.set(role, await createUser(payload, role));
});

afterAll(() => test.close());

const as = (who: Who) => ({ overrideAccess: false, user: users.get(who) }) as const;

/** A document that the operation can be tried on, made with all rights. */
async function sample(collection: string): Promise<number> {
  switch (collection) {
    case 'articles':
      return (await createArticle(payload)).id;
    case 'vendor-applications':
      return (await payload.create({ collection, data: { ...vendorApplication(), status: 'new' } })).id;
    case 'newsletter-subscriptions': {
      const email = `${Math.random().toString(36).slice(2)}@example.com`;
      return (await payload.create({ collection, data: { email, source: 'll97_blog' } })).id;
    }
    case 'users':
      return (await createUser(payload, 'staff')).id;
    case 'modules': {
      const { docs } = await payload.find({ collection, where: { slug: { equals: 'cwz' } }, depth: 0 });
      return (
        docs[0]?.id ??
        (await payload.create({ collection, data: { ...structuredClone(ll97), slug: 'cwz' } })).id
      );
    }
    default: {
      const { docs } = await payload.find({ collection: collection as CollectionSlug, limit: 1, depth: 0 });
      return Number(docs[0]?.id);
    }
  }
}

async function dataFor(collection: string): Promise<object> {
  if (collection === 'articles') return articleData();
  if (collection === 'vendor-applications') return { ...vendorApplication(), status: 'new' };
  if (collection === 'newsletter-subscriptions') return { email: 'new@example.com', source: 'll97_blog' };
  if (collection === 'users')
    return { email: 'x@example.com', password: 'secret-secret', name: 'X', role: 'staff' };
  return {};
}

async function attempt(
  collection: CollectionSlug,
  operation: Operation,
  who: Who,
  id: number,
): Promise<void> {
  const access = as(who);
  if (operation === 'read') await payload.findByID({ collection, id, depth: 0, ...access });
  if (operation === 'update') await payload.update({ collection, id, data: {}, ...access });
  if (operation === 'delete') await payload.delete({ collection, id, ...access });
  if (operation === 'create') {
    // The data is that of the collection; the types of a collection known only here cannot be joined.
    await payload.create({ collection, data: (await dataFor(collection)) as never, ...access });
  }
}

/** Whether access was refused. A document that one may not read counts as not found. */
async function isRefused(collection: CollectionSlug, operation: Operation, who: Who): Promise<boolean> {
  const id = await sample(collection);
  try {
    await attempt(collection, operation, who, id);
    return false;
  } catch (error) {
    const { status } = error as { status?: unknown };
    return status === 403 || status === 404;
  }
}

describe.each(Object.entries(MATRIX))('%s', (collection, operations) => {
  it.each(Object.entries(operations))('%s: only %j', async (operation, allowed) => {
    for (const who of EVERYBODY) {
      const refused = await isRefused(collection as CollectionSlug, operation as Operation, who);
      expect({ who, refused }).toEqual({ who, refused: !allowed.includes(who) });
    }
  });
});

it('covers every collection of ours', () => {
  const ours = payload.config.collections
    .map(({ slug }) => slug)
    .filter((slug) => !slug.startsWith('payload-'));
  expect(new Set(Object.keys(MATRIX))).toEqual(new Set(ours));
});

describe('within a document', () => {
  it('nobody gives themselves a role', async () => {
    const id = users.get('editor')?.id ?? 0;
    const data = { role: 'admin' as const, name: 'Renamed' };
    const updated = await payload.update({ collection: 'users', id, data, ...as('editor') });
    expect(updated).toMatchObject({ role: 'editor', name: 'Renamed' });
  });

  it('staff change the status of an application, and nothing that the vendor wrote', async () => {
    const id = await sample('vendor-applications');
    const data = { status: 'inReview' as const, companyName: 'Changed', contactEmail: 'changed@example.com' };
    const updated = await payload.update({ collection: 'vendor-applications', id, data, ...as('staff') });
    const { companyName, contactEmail } = vendorApplication();
    expect(updated).toMatchObject({ status: 'inReview', companyName, contactEmail });
  });

  it('nobody sees a draft but editors', async () => {
    const draft = await createArticle(payload, { _status: 'draft' });
    for (const who of EVERYBODY) {
      const where = { id: { equals: draft.id } };
      const { totalDocs } = await payload.count({ collection: 'articles', where, ...as(who) });
      expect({ who, totalDocs }).toEqual({ who, totalDocs: EDITORS.includes(who) ? 1 : 0 });
    }
  });

  it('nobody reads versions but editors', async () => {
    for (const who of EVERYBODY) {
      const read = payload.findVersions({ collection: 'articles', limit: 1, ...as(who) });
      if (EDITORS.includes(who)) await expect(read).resolves.toBeDefined();
      else await expect(read).rejects.toMatchObject({ status: 403 });
    }
  });

  it('the read count cannot be written in the panel', async () => {
    const { id } = await createArticle(payload);
    const data = { readCount: 999 };
    expect((await payload.update({ collection: 'articles', id, data, ...as('admin') })).readCount).toBe(0);
  });
});

describe('the settings of the site', () => {
  it.each(EVERYBODY)('are read by everybody and written by editors: %s', async (who) => {
    await expect(payload.findGlobal({ slug: 'site-settings', ...as(who) })).resolves.toBeDefined();
    const write = payload.updateGlobal({ slug: 'site-settings', data: { tagline: 'New' }, ...as(who) });
    if (EDITORS.includes(who)) await expect(write).resolves.toMatchObject({ tagline: 'New' });
    else await expect(write).rejects.toMatchObject({ status: 403 });
  });
});
