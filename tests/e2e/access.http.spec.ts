import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { ROLES, type Role } from '#cms/access.ts';
import { readAccessMatrix, type Operation, type Row } from '../support/access-matrix.ts';
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
let forged: APIRequestContext;
let stranger: APIRequestContext;

test.beforeAll(async ({ api }) => {
  people = await openPeople(api);
  forged = await openVisitor('made-up');
  stranger = await openVisitor();
});

test.afterAll(async () => {
  await forged.dispose();
  await stranger.dispose();
  for (const person of Object.values(people)) await person.leave();
});

type Call = (request: APIRequestContext) => Promise<APIResponse>;

/** Every call of the API on a collection or a global, by operation. The first that reads is on all documents. */
interface Entry {
  name: string;
  row: Row;
  calls: Partial<Record<Operation, Call[]>>;
}

function entryOf([name, row]: [string, Row]): Entry {
  const all = `/api/${name}`;
  const one = `${all}/${NO_DOCUMENT}`;
  const list = { params: { limit: 1, depth: 0 } };
  const readOne: Call = (request) => request.get(one);
  return {
    name,
    row,
    calls: {
      create: [(request) => request.post(all, { data: {} })],
      read: [(request) => request.get(all, list), ...(name === ADDRESSED_BY_KEY ? [] : [readOne])],
      versions: [(request) => request.get(`${all}/versions`, list)],
      unlock: [(request) => request.post(`${all}/unlock`, { data: { email: people.admin.email } })],
      update: [(request) => request.patch(one, { data: {} })],
      delete: [(request) => request.delete(one)],
    },
  };
}

function entryOfGlobal([global, row]: [string, Row]): Entry {
  const name = `/api/globals/${global}`;
  const params = { limit: 1, depth: 0 };
  return {
    name,
    row,
    calls: {
      read: [(request) => request.get(name, { params })],
      update: [(request) => request.post(name, { data: {} })],
      versions: [(request) => request.get(`${name}/versions`, { params })],
    },
  };
}

const TABLE: Entry[] = [
  ...Object.entries(collections)
    .filter(([collection]) => collection !== WITHOUT_INTERFACE)
    .map(entryOf),
  ...Object.entries(globals).map(entryOfGlobal),
];

// What each role may do with each document is tested without HTTP, in tests/integration/access.test.ts.
test('the API refuses every operation of the access table to visitors, also with a made-up session', async () => {
  for (const { name, row, calls } of TABLE) {
    const operations = Object.keys(row) as Operation[];
    for (const call of operations.flatMap((operation) => calls[operation] ?? [])) {
      const [withoutSession, withForgedSession] = await Promise.all([call(stranger), call(forged)]);
      expect(withoutSession.status(), name).toBe(403);
      expect([401, 403], name).toContain(withForgedSession.status());
    }
  }
});

test('the API gives each role what the access table lets it read', async () => {
  for (const { name, row, calls } of TABLE) {
    const [readAll] = calls.read ?? [];
    const refused = ROLES.map(async (who) => [who, (await readAll?.(people[who].request))?.status() === 403]);
    const expected = ROLES.map((who) => [who, row.read?.[who] === 'nothing']);
    expect({ name, refused: await Promise.all(refused) }).toEqual({ name, refused: expected });
  }
});

test(`nobody may use ${WITHOUT_INTERFACE}`, async () => {
  for (const request of [stranger, ...ROLES.map((role) => people[role].request)]) {
    expect((await request.get(`/api/${WITHOUT_INTERFACE}`)).ok()).toBe(false);
  }
});

test('the access table names every collection and global of the API', async () => {
  const response = await people.admin.request.get('/api/access');
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

test('a draft is visible only to roles that may read drafts', async ({ api }) => {
  for (const collection of ['articles', 'guides', 'quizzes', 'partners']) {
    const id = await makeDraft(api, collection);
    const published = (await api.find(collection, { _status: 'published' }))?.id ?? NO_DOCUMENT;
    for (const who of ROLES) {
      const expected = collections[collection]?.read?.[who] === 'all' ? [id, published] : [published];
      expect({ who, seen: await seen(people[who].request, collection, [id, published]) }).toEqual({
        who,
        seen: expected,
      });
    }
    await api.remove(collection, id);
  }
});

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
