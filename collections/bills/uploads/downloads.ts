import type { PayloadRequest, UploadConfig } from 'payload';
import { findFirst } from '#cms/database/find.ts';
import type { BillUpload } from '#cms/payload-types.ts';

type Handler = NonNullable<UploadConfig['handlers']>[number];

const MESSAGES: Record<string, string> = {
  waiting: 'This file has not been scanned for viruses yet. Try again in a moment.',
  infected: 'The virus scanner found a threat in this file. It cannot be opened.',
};

export const scanError = ({ scan }: Pick<BillUpload, 'scan'>): string | undefined => MESSAGES[scan];

const errorJson = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'cache-control': 'no-store' } });

async function errorResponse(filename: string, req: PayloadRequest): Promise<Response | undefined> {
  const bill = await findFirst(req, 'bill-uploads', { filename: { equals: filename } });
  if (!bill) return errorJson(404, 'This file does not exist.');
  const message = scanError(bill);
  return message ? errorJson(409, message) : undefined;
}

export const refuseUnscanned: Handler = (req, { params: { filename } }) =>
  // If the promise resolves to undefined, Payload serves the file, but its types do not allow that.
  errorResponse(filename, req) as Promise<Response>;

/** Keeps a visitor's file from running scripts in the panel's origin or being cached. */
export const PRIVATE_FILE = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; sandbox",
} as const;

export const asPrivateDownload: NonNullable<UploadConfig['modifyResponseHeaders']> = ({ headers }) => {
  headers.set('content-disposition', 'attachment');
  for (const [name, value] of Object.entries(PRIVATE_FILE)) headers.set(name, value);
  return headers;
};
