import { randomUUID } from 'node:crypto';
import { handleEndpoints, type Payload } from 'payload';
import type { Role } from '#cms/access.ts';

/** A signed-in user with a session token. */
export interface SignedIn {
  email: string;
  token: string;
}

/** Creates a user with this role, and signs them in. */
export async function signInAs(payload: Payload, role: Role): Promise<SignedIn> {
  const account = { email: `${role}-${randomUUID()}@example.com`, password: randomUUID() };
  await payload.create({ collection: 'users', data: { ...account, name: `The ${role}`, role } });
  const response = await send(payload, '/api/users/login', account);
  const [, token = ''] = /payload-token=([^;]+)/.exec(response.headers.get('set-cookie') ?? '') ?? [];
  return { email: account.email, token };
}

/** Sends JSON to a URL of the panel's API, routed as in the product. */
const send = (
  payload: Payload,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  method = 'POST',
) =>
  handleEndpoints({
    config: payload.config,
    request: new Request(`http://localhost${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  });

interface Sent {
  as?: SignedIn;
  body?: unknown;
  method?: 'PATCH' | 'POST';
}

/** Posts to a URL of the panel's API, and returns the raw response, such as a file. */
export const request = (payload: Payload, path: string, { as, body = {}, method }: Sent = {}) =>
  send(payload, path, body, as ? { Authorization: `JWT ${as.token}` } : {}, method);

/** Posts to a URL of the panel's API, routed as in the product, as this user or anonymously. */
export async function post(
  payload: Payload,
  path: string,
  { as, body = {}, method }: Sent = {},
): Promise<{ status: number; answer: Record<string, unknown> }> {
  const response = await request(payload, path, { as, body, method });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

export const patch = (payload: Payload, path: string, sent: Sent) =>
  post(payload, path, { ...sent, method: 'PATCH' });

/** Saves a document like the panel's form does. */
export async function sendForm(
  payload: Payload,
  path: string,
  { as, body, method = 'PATCH' }: { as?: SignedIn; body: object; method?: 'PATCH' | 'POST' },
) {
  const form = new FormData();
  form.set('_payload', JSON.stringify(body));
  const response = await handleEndpoints({
    config: payload.config,
    request: new Request(`http://localhost${path}`, {
      method,
      headers: as && { Authorization: `JWT ${as.token}` },
      body: form,
    }),
  });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

/** Saves a document like the panel's form does, and returns the document. */
export async function saveForm(payload: Payload, path: string, sent: { as: SignedIn; body: object }) {
  const { answer } = await sendForm(payload, path, sent);
  return answer.doc as Record<string, unknown>;
}

/** Gets a URL of the panel's API as this user. */
export async function get(payload: Payload, path: string, as: SignedIn) {
  const response = await handleEndpoints({
    config: payload.config,
    request: new Request(`http://localhost${path}`, { headers: { Authorization: `JWT ${as.token}` } }),
  });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}
