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

/** A file is for those who know its address: no cache keeps it. */
export const PRIVATE = 'private, no-store';

/** Hands out a file that a browser saves instead of showing. The server adds the headers of security. */
export const fileAnswer = ({ body, type, name, cacheControl }: File): Response =>
  new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': cacheControl,
    },
  });

const tooManyPdfs = (): Response =>
  new Response(`Many PDFs are being made right now. Please try again in ${RETRY_AFTER_SECONDS} seconds.\n`, {
    status: 503,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': String(RETRY_AFTER_SECONDS),
    },
  });

/** Hands out a PDF once it is rendered; 503 with the time to try again where too many others wait for theirs. */
export async function pdfAnswer({
  pdf,
  ...file
}: Pick<File, 'name' | 'cacheControl'> & { pdf: Promise<Buffer> }): Promise<Response> {
  try {
    return fileAnswer({ ...file, body: await pdf, type: 'application/pdf' });
  } catch (error) {
    if (error instanceof TooManyPdfsError) return tooManyPdfs();
    throw error;
  }
}

/** Answers 404 in a line of text where there is no such file. */
export const noFile = (words: string): Response =>
  new Response(`${words}\n`, {
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
