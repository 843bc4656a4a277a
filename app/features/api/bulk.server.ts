import { COLUMNS, findBulkFile } from '#collections/bulk/storage.ts';
import { ApiProblem, problemResponse } from './problem.ts';

const NAME = 'obligations.csv.gz';

export async function bulkListResponse(origin: string): Promise<Response> {
  const file = await findBulkFile();
  if (!file) {
    return problemResponse(
      new ApiProblem(404, 'There is no bulk file yet. It is written every night: try again tomorrow.'),
    );
  }
  const { day, bytes, sha256 } = file;
  const listed = { name: NAME, url: `${origin}/api/v1/bulk/${NAME}`, day, bytes, sha256, columns: COLUMNS };
  return new Response(`${JSON.stringify({ files: [listed] }, null, 1)}\n`, {
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
}
