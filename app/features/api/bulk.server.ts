import { ApiProblem, problemResponse } from './problem.ts';
import { findEdition } from '#collections/bulk/find-edition.ts';

const BULK_URL = '/api/v1/bulk';

/** A URL names its edition, so that all files that a program downloads are of the one that it has seen. */
export async function bulkListResponse(origin: string): Promise<Response> {
  const edition = await findEdition();
  if (!edition) {
    const detail = 'There are no bulk files yet. They are written every night: try again tomorrow.';
    return problemResponse(new ApiProblem(404, detail));
  }
  const { files, ...about } = edition;
  const urlOf = (name: string) => `${origin}${BULK_URL}/${name}?version=${about.version}`;
  const body = { ...about, files: files.map((file) => ({ ...file, url: urlOf(file.name) })) };
  return new Response(`${JSON.stringify(body, null, 1)}\n`, {
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
}
