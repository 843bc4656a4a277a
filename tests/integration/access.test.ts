import type { CollectionSlug, GlobalSlug, Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ROLES } from '#cms/access.ts';
import type { User } from '#cms/payload-types.ts';
import {
  EVERYBODY,
  readAccessMatrix,
  type Operation,
  type Permission,
  type Who,
} from '../support/access-matrix.ts';
import { isWithin, newDocument, samplesOf, type Sample } from '../support/access-samples.ts';
import { createArticle, createUser } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

const { collections, globals } = readAccessMatrix();

let test: TestPayload;
let payload: Payload;
const users = new Map<Who, User>();

beforeAll(async () => {
  test = await createTestPayload();
  ({ payload } = test);
  for (const role of ROLES) users.set(role, await createUser(payload, role));
});

afterAll(() => test.close());

const as = (who: Who) => ({ overrideAccess: false, user: users.get(who) }) as const;

/** Whether access was denied. A document that cannot be found (404) counts as denied; an invalid value (400) does not. */
async function isRefused(attempt: () => Promise<unknown>): Promise<boolean> {
  try {
    await attempt();
    return false;
  } catch (error) {
    const { status } = error as { status?: unknown };
    if (status === 400) return false;
    if (status === 403 || status === 404) return true;
    throw error;
  }
}

/** Collections that users can list, each with the field path from its documents to accounts. */
const PATHS_TO_ACCOUNTS: [CollectionSlug, string][] = [
  ['users', ''],
  ['submissions', 'assignee.'],
  ['notes', 'by.'],
  ['payload-locked-documents', 'user.value.'],
  ['payload-preferences', 'user.value.'],
];

describe.each(PATHS_TO_ACCOUNTS)('accounts queried through %s with the path %j', (collection, path) => {
  it('cannot be sorted or filtered by hidden fields', async () => {
    const hidden = payload.collections.users.config.flattenedFields
      .filter((field) => 'hidden' in field && field.hidden)
      .map(({ name }) => path + name);
    expect(hidden).toEqual(
      expect.arrayContaining([`${path}hash`, `${path}salt`, `${path}resetPasswordToken`]),
    );
    for (const name of hidden) {
      for (const query of [{ sort: name }, { sort: `-${name}` }, { where: { [name]: { exists: true } } }]) {
        const asked = payload.find({ collection, ...query, ...as('admin') });
        await expect(asked, JSON.stringify(query)).rejects.toMatchObject({ status: 400 });
      }
    }
  });
});

it.each(['assignee.hash', 'submission.assignee.hash'])(
  'applications cannot be filtered or sorted by "%s"',
  async (name) => {
    const where = { [name]: { exists: true } };
    const filtered = payload.find({ collection: 'vendor-applications', where, ...as('admin') });
    await expect(filtered).rejects.toMatchObject({ status: 400 });
    const find = vi.spyOn(payload.db, 'find');
    // Payload sorts by the account ID and ignores the rest of the path.
    await payload.find({ collection: 'vendor-applications', sort: name, ...as('admin') });
    expect(find.mock.calls.map(([{ sort }]) => sort)).toEqual(['submission.assignee']);
    find.mockRestore();
  },
);

/** Operations on a single document. */
const ON_A_DOCUMENT: Partial<
  Record<Operation, (collection: CollectionSlug, sample: Sample) => Promise<unknown>>
> = {
  read: (collection, { id, user }) =>
    payload.findByID({ collection, id, depth: 0, overrideAccess: false, user }),
  update: (collection, { id, user }) => {
    const data = collection === 'submissions' ? { revision: 0 } : {};
    return payload.update({ collection, id, data, depth: 0, overrideAccess: false, user });
  },
  delete: (collection, { id, user }) => payload.delete({ collection, id, overrideAccess: false, user }),
};

/** Operations on a whole collection. */
const ON_ALL: Partial<Record<Operation, (collection: CollectionSlug, who: Who) => Promise<unknown>>> = {
  create: async (collection, who) =>
    payload.create({ ...(await newDocument(payload, collection)), ...as(who) }),
  versions: (collection, who) => payload.findVersions({ collection, limit: 1, ...as(who) }),
  unlock: async (_collection, who) => {
    const { email } = await createUser(payload, 'staff');
    await payload.unlock({ collection: 'users', data: { email, password: '' }, ...as(who) });
  },
};

async function tryOnDocuments(collection: CollectionSlug, operation: Operation, permission: Permission) {
  for (const who of EVERYBODY) {
    for (const [sample, make] of Object.entries(samplesOf(collection))) {
      const made = await make(payload, who);
      const refused = await isRefused(async () => ON_A_DOCUMENT[operation]?.(collection, made));
      const within = isWithin(permission[who], sample, who);
      expect({ who, sample, refused }).toEqual({ who, sample, refused: !within });
    }
  }
}

async function tryOnAll(collection: CollectionSlug, operation: Operation, permission: Permission) {
  for (const who of EVERYBODY) {
    const refused = await isRefused(async () => ON_ALL[operation]?.(collection, who));
    expect({ who, refused }).toEqual({ who, refused: permission[who] === 'nothing' });
  }
}

describe.each(Object.entries(collections))('access to %s', (name, row) => {
  it.each(Object.entries(row))(
    'matches docs/access.md for the operation "%s": %j',
    async (key, permission) => {
      const [collection, operation] = [name as CollectionSlug, key as Operation];
      const attempt = operation in ON_A_DOCUMENT ? tryOnDocuments : tryOnAll;
      await attempt(collection, operation, permission);
    },
  );
});

describe.each(Object.entries(globals))('access to the global %s', (name, { read, update, versions }) => {
  it.each(EVERYBODY)('matches docs/access.md for %s', async (who) => {
    const slug = name as GlobalSlug;
    const refused = {
      read: await isRefused(() => payload.findGlobal({ slug, ...as(who) })),
      update: await isRefused(() => payload.updateGlobal({ slug, data: {}, ...as(who) })),
      versions: versions && (await isRefused(() => payload.findGlobalVersions({ slug, ...as(who) }))),
    };
    expect(refused).toEqual({
      read: read?.[who] !== 'all',
      update: update?.[who] !== 'all',
      versions: versions?.[who] && versions[who] !== 'all',
    });
  });
});

it('docs/access.md lists every collection and global, with its operations', () => {
  const { config } = payload;
  const operations = [
    ...config.collections.map(({ slug, versions }) => [
      slug,
      ['create', 'read', 'update', 'delete', versions && 'versions', slug === config.admin.user && 'unlock'],
    ]),
    ...config.globals.map(({ slug, versions }) => [slug, ['read', 'update', versions && 'versions']]),
  ] as [string, unknown[]][];
  const expected = operations.map(([slug, names]) => [slug, names.filter(Boolean)]);
  const written = Object.entries({ ...collections, ...globals }).map(([slug, row]) => [
    slug,
    Object.keys(row),
  ]);
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(expected));
});

describe('access rules', () => {
  it('prevent users from changing their own role', async () => {
    const id = users.get('editor')?.id ?? 0;
    const data = { role: 'admin' as const, name: 'Renamed' };
    const updated = await payload.update({ collection: 'users', id, data, ...as('editor') });
    expect(updated).toMatchObject({ role: 'editor', name: 'Renamed' });
  });

  it('let only admins read queued emails', async () => {
    const input = { to: 'owner@example.com', subject: 'Hello', text: 'Words.' };
    const { id } = await payload.jobs.queue({ task: 'sendMail', queue: 'mail', input });
    for (const who of EVERYBODY) {
      const read = payload.findByID({ collection: 'payload-jobs', id, ...as(who) });
      if (who === 'admin') await expect(read).resolves.toMatchObject({ input });
      else await expect(read).rejects.toMatchObject({ status: 403 });
    }
  });

  it('prevent users from changing the read count', async () => {
    const { id } = await createArticle(payload);
    const data = { readCount: 999 };
    expect((await payload.update({ collection: 'articles', id, data, ...as('admin') })).readCount).toBe(0);
  });
});
