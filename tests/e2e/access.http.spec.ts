import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { ROLES, type Role } from '#cms/access.ts';
import { EVERYBODY, readAccessMatrix, type Operation, type Row, type Who } from '../support/access-matrix.ts';
import type { AdminApi } from '../support/e2e/admin.ts';
import { expect, httpTest as test } from '../support/e2e/fixtures.ts';
import { openPeople, openVisitor, type Person } from '../support/e2e/people.ts';

/** No document has this number: whoever may pass is told that there is none, and nothing is changed. */
const NO_DOCUMENT = 2_000_000_000;

/** Payload gives it no interface at all. */
const WITHOUT_INTERFACE = 'payload-migrations';

/** One of these is addressed by its key, and is only ever one's own. */
const ADDRESSED_BY_KEY = 'payload-preferences';

const { collections, globals } = readAccessMatrix();

let people: Record<Role, Person>;
let askers: Record<Who, APIRequestContext>;
let stranger: APIRequestContext;

test.beforeAll(async ({ api }) => {
  people = await openPeople(api);
  const { admin, editor, staff } = people;
  askers = {
    admin: admin.request,
    editor: editor.request,
    staff: staff.request,
    visitor: await openVisitor('made-up'),
  };
  stranger = await openVisitor();
});

test.afterAll(async () => {
  await askers.visitor.dispose();
  await stranger.dispose();
  for (const person of Object.values(people)) await person.leave();
});

type Call = (request: APIRequestContext) => Promise<APIResponse>;

/** How an operation is called on all documents, and on one, which tells nothing of those who reach only some. */
interface Calls {
  onAll?: Partial<Record<Operation, Call>>;
  onOne?: Partial<Record<Operation, Call>>;
}

/** A document that is there is only read. */
function callsTo(collection: string, id: string | number): Calls {
  const address = `/api/${collection}`;
  const list = { params: { limit: 1, depth: 0 } };
  return {
    onAll: {
      create: (request) => request.post(address, { data: {} }),
      read: (request) => request.get(address, list),
      versions: (request) => request.get(`${address}/versions`, list),
      unlock: (request) => request.post(`${address}/unlock`, { data: { email: people.admin.email } }),
    },
    onOne: {
      ...(collection === ADDRESSED_BY_KEY
        ? {}
        : { read: (request) => request.get(`${address}/${id}`, list) }),
      update: (request) => request.patch(`${address}/${NO_DOCUMENT}`, { data: {} }),
      delete: (request) => request.delete(`${address}/${NO_DOCUMENT}`),
    },
  };
}

const callsToGlobal = (global: string): Calls => ({
  onAll: {
    read: (request) => request.get(`/api/globals/${global}`, { params: { depth: 0 } }),
    update: (request) => request.post(`/api/globals/${global}`, { data: {} }),
    versions: (request) => request.get(`/api/globals/${global}/versions`, { params: { limit: 1, depth: 0 } }),
  },
});

const isRefusal = (response: APIResponse): boolean => [401, 403].includes(response.status());

/**
 * Asserts that each operation is refused to those whom the table leaves out, and to nobody else of those who are
 * signed in. The interface answers visitors nothing, also where they send a made-up session.
 */
async function holdTo(row: Row, { onAll = {}, onOne = {} }: Calls): Promise<void> {
  for (const [name, permission] of Object.entries(row)) {
    const operation = name as Operation;
    for (const call of [onAll[operation], onOne[operation]]) {
      if (!call) continue;
      const asked = EVERYBODY.filter(
        (who) => call === onAll[operation] || ['all', 'nothing'].includes(permission[who]),
      );
      const refused = asked.map(async (who) => [who, isRefusal(await call(askers[who]))]);
      const expected = asked.map((who) => [who, who === 'visitor' || permission[who] === 'nothing']);
      expect({ operation, refused: await Promise.all(refused) }).toEqual({ operation, refused: expected });
      expect((await call(stranger)).status(), `${operation} by somebody without a session`).toBe(403);
    }
  }
}

/** The number of a document that is there, as far as the admin sees one. */
async function someDocument(collection: string): Promise<string | number> {
  const response = await askers.admin.get(`/api/${collection}`, { params: { limit: 1, depth: 0 } });
  const { docs } = (response.ok() ? await response.json() : {}) as { docs?: { id: string | number }[] };
  return docs?.[0]?.id ?? NO_DOCUMENT;
}

for (const [collection, row] of Object.entries(collections)) {
  if (collection === WITHOUT_INTERFACE) continue;
  test(`the access table decides who may use ${collection}`, async () => {
    await holdTo(row, callsTo(collection, await someDocument(collection)));
  });
}

for (const [global, row] of Object.entries(globals)) {
  test(`the access table decides who may use the global ${global}`, async () => {
    await holdTo(row, callsToGlobal(global));
  });
}

test(`nobody may use ${WITHOUT_INTERFACE}`, async () => {
  for (const who of EVERYBODY) {
    expect((await askers[who].get(`/api/${WITHOUT_INTERFACE}`)).ok()).toBe(false);
  }
});

test('the access table names every collection and global of the API', async () => {
  const response = await askers.admin.get('/api/access');
  const known = (await response.json()) as Record<'collections' | 'globals', object>;
  expect(Object.keys(collections)).toEqual(expect.arrayContaining(Object.keys(known.collections)));
  expect(Object.keys(globals)).toEqual(expect.arrayContaining(Object.keys(known.globals)));
});

/** What somebody sees of some documents, in a list and one by one. */
async function seen(request: APIRequestContext, collection: string, ids: (string | number)[]) {
  const params = { 'where[id][in]': ids.join(','), depth: 0, limit: 100 };
  const response = await request.get(`/api/${collection}`, { params });
  const { docs = [] } = (await response.json()) as { docs?: { id: string | number }[] };
  const single = await Promise.all(ids.map((id) => request.get(`/api/${collection}/${id}?depth=0`)));
  const listed = ids.filter((id) => docs.some((each) => each.id === id));
  expect(ids.filter((_, index) => single[index]?.ok())).toEqual(listed);
  return listed;
}

async function makeDraft(api: AdminApi, collection: string): Promise<string | number> {
  return (await api.create(`${collection}?draft=true`, { _status: 'draft' })).id;
}

for (const collection of ['articles', 'guides', 'quizzes', 'partners']) {
  test(`a draft of ${collection} is visible only to roles that may read drafts`, async ({ api }) => {
    const id = await makeDraft(api, collection);
    const published = (await api.find(collection, { _status: 'published' }))?.id ?? NO_DOCUMENT;
    for (const who of ROLES) {
      const expected = collections[collection]?.read?.[who] === 'all' ? [id, published] : [published];
      expect({ who, seen: await seen(askers[who], collection, [id, published]) }).toEqual({
        who,
        seen: expected,
      });
    }
    await api.remove(collection, id);
  });
}

test('editors see their own account, staff those of colleagues, admins all; editors and staff change only their own', async () => {
  const { admin, editor, staff } = people;
  const accounts = [admin.id, editor.id, staff.id];
  expect(await seen(admin.request, 'users', accounts)).toEqual(accounts);
  expect(await seen(editor.request, 'users', accounts)).toEqual([editor.id]);
  expect(await seen(staff.request, 'users', accounts)).toEqual([admin.id, staff.id]);
  for (const { id, request } of [editor, staff]) {
    for (const account of accounts) {
      const response = await request.patch(`/api/users/${account}`, { data: { role: 'admin' } });
      expect(response.ok()).toBe(account === id);
    }
    const { user } = (await (await request.get('/api/users/me')).json()) as { user: { role: string } };
    expect(user.role).not.toBe('admin');
  }
});

test('users see only their own preferences', async () => {
  const key = randomUUID();
  for (const [role, { request }] of Object.entries(people)) {
    await request.post(`/api/payload-preferences/${key}`, { data: { value: { of: role } } });
  }
  for (const [role, { request }] of Object.entries(people)) {
    const own = await request.get(`/api/payload-preferences/${key}`);
    expect(await own.json()).toMatchObject({ value: { of: role } });
    const list = await request.get('/api/payload-preferences', { params: { 'where[key][equals]': key } });
    expect(await list.json()).toMatchObject({ totalDocs: 1, docs: [{ value: { of: role } }] });
  }
});
