import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Role } from '#cms/access/roles.ts';
import type { AdminApi } from './admin.ts';
import { BASE_URL } from './settings.ts';

/** Somebody of the back office, for one test. */
export interface Person {
  id: number;
  name: string;
  email: string;
}

/** Signs the page's browser in to the panel as somebody with this role, whose account is made for it. */
export async function signInAs(page: Page, role: Role, api: AdminApi): Promise<Person> {
  const account = { email: `${randomUUID()}@example.com`, password: randomUUID() };
  const name = `${role} ${account.email.slice(0, 8)}`;
  const { id } = await api.create('users', { ...account, name, role });
  const answer = await page.context().request.post('/api/users/login', {
    data: account,
    headers: { Origin: BASE_URL },
  });
  expect(answer.ok()).toBe(true);
  return { id: Number(id), name, email: account.email };
}

/** Chooses an option of one of the panel's select fields. */
export async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.locator(`#field-${field} .rs__control`).click();
  await page.locator('.rs__option', { hasText: option }).first().click();
}
