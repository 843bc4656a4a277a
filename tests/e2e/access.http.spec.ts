import type { APIRequestContext, APIResponse } from '@playwright/test';
import { ROLES, type Role } from '#cms/access.ts';
import { readAccessMatrix, type Operation, type Row } from '../support/access-matrix.ts';
import { expect, httpTest as test } from '../support/e2e/fixtures.ts';
import { ADMIN } from '../support/e2e/settings.ts';
import { openPeople, openVisitor, type Person } from '../support/e2e/people.ts';

/** No document has this ID, so a request that passes the access check changes nothing. */
const NO_DOCUMENT = 2_000_000_000;

/** The API has no endpoints for this collection. */
const WITHOUT_INTERFACE = 'payload-migrations';

/** URLs of this collection contain a key instead of an ID, and return only the user's own document. */
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

/** All API calls for a collection or global, by operation. */
interface Entry {
  name: string;
  row: Row;
  calls: Partial<Record<Operation, Call[]>>;
}

function toEntry([name, row]: [string, Row]): Entry {
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

function toGlobalEntry([global, row]: [string, Row]): Entry {
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
    .map(toEntry),
  ...Object.entries(globals).map(toGlobalEntry),
];

// tests/integration/access.test.ts checks what each role can do with each document.
test('the API rejects every operation in the access table without a session or with a forged one', async () => {
  for (const { name, row, calls } of TABLE) {
    const operations = Object.keys(row) as Operation[];
    for (const call of operations.flatMap((operation) => calls[operation] ?? [])) {
      const [withoutSession, withForgedSession] = await Promise.all([call(stranger), call(forged)]);
      expect(withoutSession.status(), name).toBe(403);
      expect([401, 403], name).toContain(withForgedSession.status());
    }
  }
});

test(`nobody can read ${WITHOUT_INTERFACE} through the API`, async () => {
  for (const request of [stranger, ...ROLES.map((role) => people[role].request)]) {
    expect((await request.get(`/api/${WITHOUT_INTERFACE}`)).ok()).toBe(false);
  }
});

test("the panel's other endpoints reject requests without a valid session", async () => {
  for (const address of ['/api/access', '/api/payload-jobs/run', '/api/users/init']) {
    expect({ address, status: (await stranger.get(address)).status() }).toEqual({ address, status: 403 });
    expect([401, 403], address).toContain((await forged.get(address)).status());
  }
  expect((await stranger.post('/api/users/first-register', { data: ADMIN })).status()).toBe(403);
  expect((await stranger.post('/api/graphql', { data: { query: '{ __typename }' } })).status()).toBe(404);
});
