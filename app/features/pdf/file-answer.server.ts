interface File {
  body: Buffer | string;
  type: string;
  /** The name under which a browser saves it. */
  name: string;
  cacheControl: string;
}

/** What a PDF is called on the web. */
export const PDF_TYPE = 'application/pdf';

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

/** Answers 404 in a line of text where there is no such file. */
export const noFile = (words: string): Response =>
  new Response(`${words}\n`, {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
