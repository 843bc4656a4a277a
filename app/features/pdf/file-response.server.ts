import { readSiteSettings } from '#app/content/site-settings.server.ts';
import { longDate } from '#app/ui/date-words.ts';
import { originOf } from '../site/origin.server.ts';
import type { Imprint } from './document.tsx';
import { TooManyPdfsError } from './render-pdf.server.ts';

interface File {
  body: Buffer | string;
  type: string;
  /** The name under which a browser saves it. */
  name: string;
  cacheControl: string;
}

const RETRY_AFTER_SECONDS = 5;

/** For a file that only those who know its address may see. */
export const PRIVATE = 'private, no-store';

/** A file that a browser saves instead of showing. The server adds the security headers. */
export const fileResponse = ({ body, type, name, cacheControl }: File): Response =>
  new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': cacheControl,
    },
  });

const tooManyPdfs = (): Response =>
  new Response(`We are creating many PDFs right now. Please try again in ${RETRY_AFTER_SECONDS} seconds.\n`, {
    status: 503,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': String(RETRY_AFTER_SECONDS),
    },
  });

/** A PDF once it is rendered; 503 with `Retry-After` while too many others are waiting. */
export async function pdfResponse({
  pdf,
  ...file
}: Pick<File, 'name' | 'cacheControl'> & { pdf: Promise<Buffer> }): Promise<Response> {
  try {
    return fileResponse({ ...file, body: await pdf, type: 'application/pdf' });
  } catch (error) {
    if (error instanceof TooManyPdfsError) return tooManyPdfs();
    throw error;
  }
}

/** A 404 with one line of text. */
export const fileNotFound = (message: string): Response =>
  new Response(`${message}\n`, {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });

/**
 * Who hands a document out, and when.
 * @param path The address of the page that it was made from, without host.
 * @param madeAt When it was made: ISO 8601.
 */
export const imprintOf = async (request: Request, path: string, madeAt: string): Promise<Imprint> => ({
  site: await readSiteSettings(),
  address: `${originOf(request)}${path}`,
  made: longDate(madeAt),
});
