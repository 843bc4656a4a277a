import { z } from 'zod';
import { readRecord } from '#app/data/city-record.server.ts';
import { fileOf, JSON_HEADERS } from '#app/features/buildings/files.server.ts';
import { RECORD_SETS } from '#law/city-record/rows.ts';

const day = z.iso.date();

const WRONG_DAY = 'Write the day like this: ?on=2026-11-23.';

/** What a row of a set means for the building, and what is on file for each law, as of the day `on`. */
export async function recordAsJson(bbl: string, on: string) {
  const { sets, counts, findings } = await readRecord(bbl, on);
  return {
    bbl,
    on,
    sets: Object.fromEntries(
      RECORD_SETS.map((set) => [set, { asOf: sets[set].asOf ?? null, loaded: sets[set].loaded }]),
    ),
    counts,
    findings,
  };
}

export const recordJsonResponse = (request: Request, bbl: string | undefined): Promise<Response> =>
  fileOf(request, bbl, 'recordJson', async ({ lot, day: today }) => {
    const asked = new URL(request.url).searchParams.get('on');
    const { success, data: on } = day.safeParse(asked ?? today);
    if (!success) return Response.json({ error: WRONG_DAY }, { status: 400, headers: JSON_HEADERS });
    const body = await recordAsJson(lot.bbl, on);
    return new Response(`${JSON.stringify(body, null, 1)}\n`, { headers: JSON_HEADERS });
  });
