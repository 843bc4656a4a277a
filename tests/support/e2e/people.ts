import { randomUUID } from 'node:crypto';
import { expect, request, type APIRequestContext, type Page } from '@playwright/test';
import { ROLES, type Role } from '#cms/access.ts';
import { signIn, type AdminApi } from './admin.ts';
import { BASE_URL } from './settings.ts';

/** A user with an account. */
export interface Member {
  id: number;
  name: string;
  email: string;
  password: string;
}

/** A user who is signed in to the panel's API. */
export interface Person extends Member {
  request: APIRequestContext;
  /** Ends the session and deletes the account, with its preferences. */
  leave: () => Promise<void>;
}

const openRequest = (headers: Record<string, string> = {}): Promise<APIRequestContext> =>
  request.newContext({ baseURL: BASE_URL, extraHTTPHeaders: { Origin: BASE_URL, ...headers } });

async function makeMember(role: Role, api: AdminApi): Promise<Member> {
  const account = { email: `${role}-${randomUUID()}@example.com`, password: randomUUID() };
  const name = `The ${role} ${account.password.slice(0, 8)}`;
  const id = await api.addUser({ ...account, name, role });
  return { id, name, ...account };
}

/** Creates an account with this role, without signing in. */
export async function openMember(role: Role, api: AdminApi): Promise<Member & Pick<Person, 'leave'>> {
  const member = await makeMember(role, api);
  return { ...member, leave: () => api.remove('users', member.id) };
}

/** Creates an account with this role, and signs it in. */
export async function openPerson(role: Role, api: AdminApi): Promise<Person> {
  const member = await makeMember(role, api);
  const { email, password } = member;
  const context = await openRequest();
  await context.post('/api/users/login', { data: { email, password } });
  const leave = async () => {
    await context.dispose();
    await api.remove('users', member.id);
  };
  return { ...member, request: context, leave };
}

/** Creates an account with this role, and signs the page's browser in with it. */
export async function signInAs(page: Page, role: Role, api: AdminApi): Promise<Member> {
  const member = await makeMember(role, api);
  const { email, password } = member;
  await signIn(page, { email, password });
  return member;
}

/**
 * One account for each role, which the tests of a worker share, and which signs in only once. Tests of locks, of signing
 * in, or of submissions that must not be assigned to anyone else use `signInAs` to create their own accounts.
 */
export interface Team {
  /** Signs the page's browser in with this role. The panel looks as it does on a first visit. */
  signIn: (page: Page, role: Role) => Promise<Member>;
  dispose: () => Promise<void>;
}

export function openTeam(api: AdminApi): Team {
  const members = new Map<Role, Promise<Person>>();
  const memberOf = (role: Role): Promise<Person> => {
    const member = members.get(role) ?? openPerson(role, api);
    members.set(role, member);
    return member;
  };
  return {
    async signIn(page, role) {
      const member = await memberOf(role);
      const preferences = { params: { 'where[id][exists]': 'true' } };
      expect((await member.request.delete('/api/payload-preferences', preferences)).ok()).toBe(true);
      await page.context().addCookies((await member.request.storageState()).cookies);
      return member;
    },
    async dispose() {
      for (const member of members.values()) await (await member).request.dispose();
    },
  };
}

/** Creates and signs in one account for each role. */
export async function openPeople(api: AdminApi): Promise<Record<Role, Person>> {
  const people = await Promise.all(ROLES.map(async (role) => [role, await openPerson(role, api)] as const));
  return Object.fromEntries(people) as Record<Role, Person>;
}

/** A client without a session, or with a forged one. */
export const openVisitor = (session?: string): Promise<APIRequestContext> =>
  openRequest(session ? { Cookie: `payload-token=${session}` } : {});
