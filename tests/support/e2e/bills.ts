import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { Role } from '#cms/access.ts';
import { pdfBytes } from '../bill-file.ts';
import type { AdminApi } from './admin.ts';
import { openPerson, openVisitor } from './people.ts';
import { DATA_DIRECTORY } from './settings.ts';

/** A file as a browser sends it. */
export interface SentFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const pdf = (name = 'bill.pdf', buffer = pdfBytes()): SentFile => ({
  name,
  mimeType: 'application/pdf',
  buffer,
});

/** The smallest valid image. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const photo = (name: string): SentFile => ({ name, mimeType: 'image/png', buffer: PIXEL });

/** A PDF and two photos: the pages of one bill. */
export const threePages = (): SentFile[] => [pdf('May bill.pdf'), photo('front.png'), photo('back.png')];

/** The file names of a bill, in order. */
export async function fileNamesOf(api: AdminApi, bill: number): Promise<string[]> {
  const names: string[] = [];
  for (let fileNumber = 1; ; fileNumber += 1) {
    const file = await api.find('bill-uploads', { bill, fileNumber });
    if (!file) return names;
    names.push(String(file.originalName));
  }
}

/** A PDF of exactly this size. */
export function pdfOfSize(bytes: number): SentFile {
  const start = pdfBytes();
  return pdf('large.pdf', Buffer.concat([start, Buffer.alloc(bytes - start.length, ' ')]));
}

/** The fields of the invoice form, for a new business. */
export const invoiceFields = (businessName = `Bakery ${randomUUID()}`) => ({
  businessName,
  businessAddress: '10 Court Street, Brooklyn',
  businessType: 'restaurant',
  squareFootage: '1,800',
  contactName: 'Bea Baker',
  contactEmail: `${randomUUID()}@example.com`,
  haulerName: 'Example Carting Co.',
});

/** The names of the files in a folder of the server's data. */
export const filesIn = (folder: 'bills' | 'incoming'): Promise<string[]> =>
  readdir(path.join(DATA_DIRECTORY, folder)).catch(() => []);

/** The panel's API as a user with this role, or anonymous. */
export const openPanelAs = async (who: Role | 'nobody', api: AdminApi): Promise<APIRequestContext> =>
  who === 'nobody' ? openVisitor() : (await openPerson(who, api)).request;
