import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';
import type { BulkFile } from '#collections/bulk/storage.ts';
import { hasCode } from '../readable-error.ts';
import { type Problem, sendProblem } from './problem.ts';
import { createQuota, type QuotaLimits } from './quota.ts';
import { clientNetwork, type RateLimits } from './rate-limits/rate-limits.ts';

const NAME = 'obligations.csv.gz';

export const BULK_FILE = `/api/v1/bulk/${NAME}`;

export type FindBulkFile = () => Promise<BulkFile | undefined>;

const DOWNLOADS_AT_ONCE: QuotaLimits = { total: 40, perClient: 5 };
const RETRY_AFTER_SECONDS = 60;

/** A client that reads nothing for this long is disconnected. */
const MAX_PAUSE_MS = 60_000;

const MISSING: Problem = {
  status: 404,
  title: 'Not found',
  detail: 'The file is written every night. Try again tomorrow.',
};

const tooMany = (status: 429 | 503, seconds: number): Problem => ({
  status,
  title: status === 429 ? 'Too many requests' : 'Temporarily unavailable',
  detail: `Try again in ${seconds} seconds.`,
  part: 'limits',
});

function refuse(response: Response, status: 429 | 503, seconds: number): void {
  response.set('retry-after', String(seconds));
  sendProblem(response, tooMany(status, seconds));
}

const fileHeaders = ({ sha256, bytes }: BulkFile) => ({
  'content-type': 'application/gzip',
  'content-length': String(bytes),
  'content-disposition': `attachment; filename="${NAME}"`,
  'cache-control': 'public, max-age=0, must-revalidate',
  etag: `"${sha256}"`,
});

async function send(file: BulkFile, request: Request, response: Response): Promise<void> {
  const headers = fileHeaders(file);
  if (request.headers['if-none-match']?.includes(headers.etag)) {
    const { 'content-length': _, ...others } = headers;
    response.status(304).set(others).end();
  } else if (request.method === 'HEAD') {
    response.set(headers).end();
  } else {
    const content = await file.open();
    if (content) {
      response.set(headers).setTimeout(MAX_PAUSE_MS, () => response.destroy());
      await pipeline(content, response);
    } else {
      sendProblem(response, MISSING);
    }
  }
}

/**
 * Serves the file without Remix, which writes a response without waiting for its client and so would hold the rest of the
 * file in memory. A piped stream is read only as fast as the client reads.
 */
export function bulkFile(
  find: FindBulkFile,
  { download }: Pick<RateLimits, 'download'>,
  limits = DOWNLOADS_AT_ONCE,
): RequestHandler {
  const quota = createQuota(limits);
  const respond = async (request: Request, response: Response): Promise<void> => {
    const client = clientNetwork(request.ip ?? '');
    const seconds = await download(client);
    if (seconds !== undefined) {
      refuse(response, 429, seconds);
    } else if (quota.add(client)) {
      refuse(response, 503, RETRY_AFTER_SECONDS);
    } else {
      response.once('close', () => quota.release(client));
      const file = await find();
      if (file) await send(file, request, response);
      else sendProblem(response, MISSING);
    }
  };
  return (request, response, next) => {
    respond(request, response).catch((error: unknown) => {
      if (!hasCode(error, 'ERR_STREAM_PREMATURE_CLOSE')) next(error);
    });
  };
}
