import { TooManyWaitingError } from '#cms/limited-process/limited-process.ts';
import { readSiteSettings } from '#app/data/site-settings.server.ts';
import { longDate } from '#app/ui/dates.ts';
import { originOf } from '../site/origin.server.ts';
import type { Imprint } from './pdf-content.ts';

interface File {
  body: Buffer | string;
  type: string;
  name: string;
  cacheControl: string;
}

const RETRY_AFTER_SECONDS = 5;

export const PRIVATE = 'private, no-store';

export const fileResponse = ({ body, type, name, cacheControl }: File): Response =>
  new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': cacheControl,
    },
  });

const textResponse = (message: string, status: number, headers: Record<string, string> = {}): Response =>
  new Response(`${message}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });

export const badUrl = (message: string): Response => textResponse(message, 400);

export const fileNotFound = (message: string): Response => textResponse(message, 404);

/** Responds with 503 and `Retry-After` while too many PDFs are waiting. */
export async function pdfResponse({
  pdf,
  ...file
}: Pick<File, 'name' | 'cacheControl'> & { pdf: Promise<Buffer> }): Promise<Response> {
  try {
    return fileResponse({ ...file, body: await pdf, type: 'application/pdf' });
  } catch (error) {
    if (!(error instanceof TooManyWaitingError)) throw error;
    const message = `We are creating many PDFs right now. Please try again in ${RETRY_AFTER_SECONDS} seconds.`;
    return textResponse(message, 503, { 'Retry-After': String(RETRY_AFTER_SECONDS) });
  }
}

/** `path` is the page that the PDF is made from. `madeAt` is an ISO 8601 time. */
export const readImprint = async (request: Request, path: string, madeAt: string): Promise<Imprint> => ({
  site: await readSiteSettings(),
  address: `${originOf(request)}${path}`,
  made: longDate(madeAt),
});
