import type { PayloadRequest, UploadConfig } from 'payload';

type Handler = NonNullable<UploadConfig['handlers']>[number];

const REFUSALS: Record<string, string> = {
  waiting: 'This file is still waiting for its virus scan. Try again in a moment.',
  infected: 'The virus scanner found a threat in this file. It cannot be opened.',
};

const refusal = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'cache-control': 'no-store' } });

/** Why a file may not be opened; nothing when it may. */
async function objectionTo(filename: string, req: PayloadRequest): Promise<Response | undefined> {
  const { docs } = await req.payload.find({
    collection: 'bill-uploads',
    where: { filename: { equals: filename } },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  });
  const [bill] = docs;
  if (!bill) return refusal(404, 'There is no such file.');
  const message = REFUSALS[bill.scan];
  return message ? refusal(409, message) : undefined;
}

/** Nobody opens a file that the scanner has not passed, where there is a scanner, nor one without a row. */
export const refuseUnscanned: Handler = (req, { params: { filename } }) =>
  // Payload goes on to the file where a handler answers nothing; its types know of no such answer that waits.
  objectionTo(filename, req) as Promise<Response>;

/** A visitor's file is saved, never shown: it must not run in the panel's origin, nor stay in a cache. */
export const asPrivateDownload: NonNullable<UploadConfig['modifyResponseHeaders']> = ({ headers }) => {
  headers.set('content-disposition', 'attachment');
  headers.set('x-content-type-options', 'nosniff');
  headers.set('cache-control', 'no-store');
  headers.set('content-security-policy', "default-src 'none'; sandbox");
  return headers;
};
