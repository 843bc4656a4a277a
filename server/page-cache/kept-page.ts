import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ShownSubmissions } from '#cms/events/content-event.ts';

/** How a body may be sent. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A rendered page as it is sent: for each encoding all headers, names and values in turn, and the body. */
export interface KeptPage {
  status: number;
  /** What its ETag says. One for all encodings, as they are the same page: it is a weak one. */
  tag: string;
  answers: Record<Encoding, { headers: string[]; body: Buffer }>;
  /** The headers of an answer to somebody who has the page already. */
  unchanged: string[];
  shows?: ShownSubmissions;
  /** The state of the content that it was rendered from. */
  generation: number;
  /** When it is rendered anew although no change was heard of, in milliseconds since 1970. */
  expiresAt: number;
  bytes: number;
}

const TEXT = /^(text\/|application\/(json|xml|rss\+xml|manifest\+json|javascript))/i;

/** A good compression for little time: a page is compressed once for many who read it, and may change soon. */
const BROTLI_QUALITY = 6;

/** What a page takes beside its bodies, in bytes: headers, keys, objects. */
const OVERHEAD = 4096;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function encode(body: Buffer, isText: boolean): Promise<Record<Encoding, Buffer>> {
  if (!isText) return { br: body, gzip: body, identity: body };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, zipped] = await Promise.all([brotli(body, { params }), zip(body)]);
  return { br, gzip: zipped, identity: body };
}

const tagOf = (body: Buffer): string => createHash('sha256').update(body).digest('base64url').slice(0, 22);

/** What a cache on the way may do: keep the page for a minute, and show it a little longer while it asks again. */
export const CACHE_CONTROL = 'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=600';

type NewPage = Pick<KeptPage, 'status' | 'shows' | 'generation' | 'expiresAt'> & {
  /** The headers of the answer, without those that say how the body is sent. */
  headers: [string, string][];
  body: Buffer;
};

/** Makes a page ready to be sent: compressed, with its ETag. */
export async function keptPage({ headers, body, ...page }: NewPage): Promise<KeptPage> {
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  const isText = TEXT.test(type);
  const bodies = await encode(body, isText);
  const tag = tagOf(body);
  const vary = isText ? ['vary', 'Accept-Encoding'] : [];
  const unchanged = [...headers.flat(), ...vary, 'etag', `W/"${tag}"`];
  const answerIn = (encoding: Encoding) => {
    const encoded = isText && encoding !== 'identity' ? ['content-encoding', encoding] : [];
    const { length } = bodies[encoding];
    return {
      headers: [...unchanged, ...encoded, 'content-length', String(length)],
      body: bodies[encoding],
    };
  };
  const answers = { br: answerIn('br'), gzip: answerIn('gzip'), identity: answerIn('identity') };
  const bytes = [...new Set(Object.values(bodies))].reduce((sum, { length }) => sum + length, OVERHEAD);
  return { ...page, tag, answers, unchanged, bytes };
}
