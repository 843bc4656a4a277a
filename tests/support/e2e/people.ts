import { randomUUID } from 'node:crypto';
import { request, type APIRequestContext } from '@playwright/test';
import { ROLES, type Role } from '#cms/access/roles.ts';
import type { AdminApi } from './admin.ts';
import { BASE_URL } from './settings.ts';

/** Somebody who is signed in to the panel's interface, with an account of their own. */
export interface Person {
  id: number;
  email: string;
  password: string;
  request: APIRequestContext;
  /** Ends the session and deletes the account, with its preferences. */
  leave: () => Promise<void>;
}

const openRequest = (headers: Record<string, string> = {}): Promise<APIRequestContext> =>
  request.newContext({ baseURL: BASE_URL, extraHTTPHeaders: { Origin: BASE_URL, ...headers } });

/** Makes an account with this role, and signs it in. */
export async function openPerson(role: Role, api: AdminApi): Promise<Person> {
  const account = { email: `${role}-${randomUUID()}@example.com`, password: randomUUID() };
  const { id } = await api.create('users', { ...account, name: `The ${role}`, role });
  const context = await openRequest();
  await context.post('/api/users/login', { data: account });
  const leave = async () => {
    await context.dispose();
    await api.remove('users', id);
  };
  return { id: Number(id), ...account, request: context, leave };
}

/** One person of each role. */
export async function openPeople(api: AdminApi): Promise<Record<Role, Person>> {
  const people = await Promise.all(ROLES.map(async (role) => [role, await openPerson(role, api)] as const));
  return Object.fromEntries(people) as Record<Role, Person>;
}

/** Somebody with no session, or with a session of their own making, which the gate before Payload lets pass. */
export const openVisitor = (session?: string): Promise<APIRequestContext> =>
  openRequest(session ? { Cookie: `payload-token=${session}` } : {});
