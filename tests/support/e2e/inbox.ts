import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { vendorApplication } from '../factories.ts';
import { expect } from './fixtures.ts';

export const rows = (page: Page) => page.getByRole('grid', { name: 'Submissions' }).locator('[data-id]');

export const row = (page: Page, title: string) => rows(page).filter({ hasText: title });

/** The pane beside the list, with the open submission. */
export const pane = (page: Page) => page.locator('.inbox-work');

export async function setStatus(page: Page, name: RegExp): Promise<void> {
  await pane(page)
    .getByRole('button', { name: /^Status: / })
    .click();
  await page.getByRole('menuitem', { name }).click();
}

export const outcome = (page: Page) =>
  page.getByRole('region', { name: 'What was done' }).getByRole('status').filter({ hasText: /\S/ });

export const view = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name });

/** Submits the contact form as a visitor. Returns the visitor's email address. */
export async function sendMessage(request: APIRequestContext, subject: string): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const form = { name: 'Olive Owner', email, subject, message: 'Is it covered?' };
  expect((await request.post('/contact', { form, maxRedirects: 0 })).status()).toBe(302);
  return email;
}

/** Submits a vendor application. Returns the vendor's email address. */
export async function applyAsVendor(request: APIRequestContext, companyName: string): Promise<string> {
  const { contactName, servicesOffered, experience } = vendorApplication();
  const contactEmail = `${randomUUID()}@example.com`;
  const form = {
    companyName,
    serviceCategory: 'Legal',
    contactName,
    contactEmail,
    servicesOffered,
    experience,
  };
  expect((await request.post('/ll97/vendor-access', { form, maxRedirects: 0 })).status()).toBe(302);
  return contactEmail;
}

/** Opens the inbox, and searches for submissions with this text. */
export async function findInInbox(page: Page, text: string, count: number): Promise<void> {
  await page.goto('/admin/inbox');
  await page.getByRole('searchbox', { name: 'Search' }).fill(text);
  await expect(row(page, text)).toHaveCount(count);
  await expect(rows(page)).toHaveCount(count);
}
