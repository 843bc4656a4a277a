import { type APIRequestContext, type APIResponse, expect, type Page, request } from '@playwright/test';
import type { Role } from '#cms/access.ts';
import { type Account, adminOfWorker, BASE_URL } from './settings.ts';

/** Payload accepts the session cookie only in requests from the site's own pages. */
const FROM_THE_SITE = { Origin: BASE_URL };

/** Changes a document even while a user is editing it in the panel. */
const EVEN_IF_OPEN = { overrideLock: 'true' };

type Fields = Record<string, unknown>;
type Equal = Record<string, string | number>;
type Document = Fields & { id: number | string };

/** The panel's API, with which tests prepare data as an admin. */
export interface AdminApi {
  create: (collection: string, data: Fields) => Promise<Document>;
  /** Publishes the changes, or saves them as a draft. */
  update: (
    collection: string,
    id: Document['id'],
    data: Fields,
    options?: { draft: boolean },
  ) => Promise<Document>;
  remove: (collection: string, id: Document['id']) => Promise<void>;
  /** Finds the first document whose fields equal these values. */
  find: (collection: string, equal: Equal) => Promise<Document | undefined>;
  /** Finds the newest draft of the first document whose fields equal these values. */
  findDraft: (collection: string, equal: Equal) => Promise<Document | undefined>;
  /** Counts the documents whose fields equal these values. */
  count: (collection: string, equal: Equal) => Promise<number>;
  /** Invites a user, and sets their password. */
  addUser: (account: Account & { name: string; role: Role }) => Promise<number>;
  /** Posts to an endpoint of the panel under /api. */
  post: (path: string, data: Fields) => Promise<Fields>;
  /** Makes the server render a screen of the panel. */
  render: (path: string) => Promise<void>;
  readGlobal: (slug: string) => Promise<Fields>;
  /** Publishes changes to a global, or saves them as a draft. */
  updateGlobal: (slug: string, data: Fields, options?: { draft: boolean }) => Promise<void>;
  dispose: () => Promise<void>;
}

async function bodyOf<Body>(response: APIResponse): Promise<Body> {
  const explanation = response.ok() ? undefined : `${response.url()}: ${await response.text()}`;
  expect(response.ok(), explanation).toBe(true);
  return (await response.json()) as Body;
}

/** Query parameters of the panel's API for fields that equal these values. */
const conditions = (equal: Equal): Equal =>
  Object.fromEntries(Object.entries(equal).map(([field, value]) => [`where[${field}][equals]`, value]));

const ownAdmin = (): Account => adminOfWorker(process.env.TEST_PARALLEL_INDEX ?? 0);

async function logIn(context: APIRequestContext, account: Account): Promise<void> {
  await bodyOf(await context.post('/api/users/login', { data: account, headers: FROM_THE_SITE }));
}

/** Signs the page's browser in to the panel, as this worker's admin by default. */
export const signIn = (page: Page, account = ownAdmin()): Promise<void> =>
  logIn(page.context().request, account);

/** Opens the panel's API as an admin, without a browser. */
export async function openAdminApi(account = ownAdmin()): Promise<AdminApi> {
  const context = await request.newContext({ baseURL: BASE_URL, extraHTTPHeaders: FROM_THE_SITE });
  await logIn(context, account);
  const first = async (collection: string, params: Equal) => {
    const found = await context.get(`/api/${collection}`, { params: { limit: 1, ...params } });
    return (await bodyOf<{ docs: Document[] }>(found)).docs[0];
  };
  return {
    async create(collection, data) {
      return (await bodyOf<{ doc: Document }>(await context.post(`/api/${collection}`, { data }))).doc;
    },
    async update(collection, id, data, { draft } = { draft: false }) {
      const params = { ...EVEN_IF_OPEN, draft };
      const seen = collection === 'submissions' ? await first(collection, conditions({ id })) : undefined;
      const sent = seen ? { revision: seen.revision, ...data } : data;
      const response = await context.patch(`/api/${collection}/${id}`, { data: sent, params });
      return (await bodyOf<{ doc: Document }>(response)).doc;
    },
    async remove(collection, id) {
      await bodyOf(await context.delete(`/api/${collection}/${id}`, { params: EVEN_IF_OPEN }));
    },
    find: (collection, equal) => first(collection, conditions(equal)),
    findDraft: (collection, equal) => first(collection, { draft: 'true', ...conditions(equal) }),
    async count(collection, equal) {
      const params = conditions(equal);
      const address = `/api/${collection}/count`;
      return (await bodyOf<{ totalDocs: number }>(await context.get(address, { params }))).totalDocs;
    },
    async addUser({ password, ...account }) {
      const invited = await context.post('/api/users/invite', { data: account });
      const { id } = await bodyOf<{ id: number }>(invited);
      await bodyOf(await context.patch(`/api/users/${id}`, { data: { password } }));
      return id;
    },
    async post(path, data) {
      return bodyOf<Fields>(await context.post(`/api${path}`, { data }));
    },
    async render(path) {
      const response = await context.get(path);
      expect(response.status(), path).toBe(200);
    },
    async readGlobal(slug) {
      return bodyOf<Fields>(await context.get(`/api/globals/${slug}`, { params: { depth: 0 } }));
    },
    async updateGlobal(slug, data, { draft } = { draft: false }) {
      await bodyOf(await context.post(`/api/globals/${slug}`, { data, params: { draft, ...EVEN_IF_OPEN } }));
    },
    dispose: () => context.dispose(),
  };
}
