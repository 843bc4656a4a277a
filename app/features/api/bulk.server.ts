import { createReadableStreamFromReadable } from '@remix-run/node';
import { ApiProblem, problemResponse } from './problem.ts';
import { findEdition, findFile, type FoundFile } from '#collections/bulk/find-edition.ts';

const BULK_URL = '/api/v1/bulk';

const notFound = (detail: string): Response => problemResponse(new ApiProblem(404, detail));

/** A URL names its edition, so that all files that a program downloads are of the one that it has seen. */
export async function bulkListResponse(origin: string): Promise<Response> {
  const edition = await findEdition();
  if (!edition)
    return notFound('There are no bulk files yet. They are written every night: try again tomorrow.');
  const { files, ...about } = edition;
  const urlOf = (name: string) => `${origin}${BULK_URL}/${name}?version=${about.version}`;
  const body = { ...about, files: files.map((file) => ({ ...file, url: urlOf(file.name) })) };
  return new Response(`${JSON.stringify(body, null, 1)}\n`, {
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
}

const headersOf = ({ name, sha256, bytes }: FoundFile['file']) => ({
  'Content-Type': 'application/gzip',
  'Content-Length': String(bytes),
  'Content-Disposition': `attachment; filename="${name}"`,
  'Cache-Control': 'public, max-age=0, must-revalidate',
  ETag: `"${sha256}"`,
});

export async function bulkFileResponse(request: Request, name = ''): Promise<Response> {
  const version = new URL(request.url).searchParams.get('version') ?? undefined;
  const found = await findFile(name, version);
  const missing = () =>
    notFound(
      `There is no such file. ${BULK_URL} lists the files of the newest edition; older ones are deleted.`,
    );
  if (!found) return missing();
  const headers = headersOf(found.file);
  if (request.headers.get('if-none-match')?.includes(headers.ETag)) {
    const { 'Content-Length': _, ...others } = headers;
    return new Response(null, { status: 304, headers: others });
  }
  if (request.method === 'HEAD') return new Response(null, { headers });
  const content = await found.open();
  return content ? new Response(createReadableStreamFromReadable(content), { headers }) : missing();
}
