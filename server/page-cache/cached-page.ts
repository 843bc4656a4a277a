import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { ShownData } from '#cms/events/content-event.ts';

const ENCODINGS = ['br', 'gzip', 'identity'] as const;

type Encoding = (typeof ENCODINGS)[number];

export interface CachedPage {
  status: number;
  /** A weak ETag, because all encodings share it. */
  tag: string;
  responses: Record<Encoding, { headers: string[]; body: Buffer }>;
  notModified: string[];
  shows?: ShownData;
  generation: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
  bytes: number;
}

const NOT_MODIFIED = 304;

const TEXT = /^(text\/|application\/(json|xml|rss\+xml|atom\+xml|manifest\+json|javascript))/i;

const BROTLI_QUALITY = 6;

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

const entityTag = (body: Buffer): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 22);

type RenderedPage = Pick<CachedPage, 'status' | 'shows' | 'generation' | 'expiresAt'> & {
  headers: [string, string][];
  body: Buffer;
};

export async function cachedPage({ headers, body, ...page }: RenderedPage): Promise<CachedPage> {
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  const isText = TEXT.test(type);
  const bodies = await encode(body, isText);
  const tag = entityTag(body);
  const vary = isText ? ['vary', 'Accept-Encoding'] : [];
  const notModified = [...headers.flat(), ...vary, 'etag', `W/"${tag}"`];
  const responseIn = (encoding: Encoding) => {
    const encoded = isText && encoding !== 'identity' ? ['content-encoding', encoding] : [];
    const { length } = bodies[encoding];
    return {
      headers: [...notModified, ...encoded, 'content-length', String(length)],
      body: bodies[encoding],
    };
  };
  const responses = { br: responseIn('br'), gzip: responseIn('gzip'), identity: responseIn('identity') };
  const bytes = [...new Set(Object.values(bodies))].reduce((sum, { length }) => sum + length, OVERHEAD);
  return { ...page, tag, responses, notModified, bytes };
}

const knownEncodings = new LRUCache<string, Encoding>({ max: 200 });

function negotiate(accepted: string): Encoding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
  const wanted = negotiator.encodings([...ENCODINGS]).filter((name) => name !== 'identity');
  return ENCODINGS.find((name) => wanted.includes(name)) ?? 'identity';
}

export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const encoding = knownEncodings.get(accepted) ?? negotiate(accepted);
  knownEncodings.set(accepted, encoding);
  return encoding;
}

const hasPage = ({ headers }: IncomingMessage, { tag }: CachedPage): boolean =>
  headers['if-none-match']?.includes(`"${tag}"`) ?? false;

export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  id: string,
): void {
  if (page.status === 200 && hasPage(request, page)) {
    response.writeHead(NOT_MODIFIED, [...page.notModified, 'x-request-id', id]).end();
    return;
  }
  const { headers, body } = page.responses[encodingFor(request.headers['accept-encoding'])];
  response.writeHead(page.status, [...headers, 'x-request-id', id]);
  response.end(request.method === 'HEAD' ? undefined : body);
}
