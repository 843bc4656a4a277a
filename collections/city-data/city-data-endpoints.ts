import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { admins, editors } from '#cms/access.ts';
import { recordEvent } from '#cms/audit.ts';
import { downloadHeaders, errorResponse, signedInEndpoint } from '#cms/panel/endpoint.ts';
import { rejectsDirectory } from '#city-data/folders.ts';
import { findRunning } from '#city-data/import/history.ts';
import { clearMissedSearches } from '#city-data/missed-searches.ts';
import { SETS } from '#city-data/sets/index.ts';
import { SET_NAMES } from '#city-data/sets/set.ts';
import { readStatus } from '#city-data/status.ts';
import type { ImportEntry } from '#city-data/status-schema.ts';
import { startedImport, startImport } from '#city-data/start-import.ts';

const NOT_CACHED = { 'Cache-Control': 'private, no-store' };

const setName = z.enum(SET_NAMES);

function refusal(running: ImportEntry | undefined): Response | undefined {
  const name = running?.set_name ?? startedImport();
  return name && errorResponse(409, `An import of ${SETS[name].label} is under way. Wait until it ends.`);
}

const status = signedInEndpoint({
  access: admins,
  input: z.object({}),
  handle: async ({ payload }) => Response.json(await readStatus(payload.db.pool), { headers: NOT_CACHED }),
});

const importFromCity = signedInEndpoint({
  access: admins,
  input: z.object({ set: setName }),
  handle: async ({ payload, user }, { set }) => {
    // Do nothing else between this check and the start, so that no other import can start in between.
    const refused = refusal(await findRunning(payload.db.pool));
    if (refused) return refused;
    await startImport({ name: set, startedBy: user.name });
    return Response.json({ message: `The import of ${SETS[set].label} has started.` }, { status: 202 });
  },
});

const rejects = signedInEndpoint({
  access: admins,
  input: z.object({ id: z.string().regex(/^\d{1,18}$/) }),
  handle: async (req, { id }) => {
    const file = path.join(rejectsDirectory(), `import-${id}.csv`);
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    if (!isThere) {
      return errorResponse(
        404,
        'This server does not have the file. The import may have run on another server.',
      );
    }
    await recordEvent(req, { event: 'Exported', subject: `City data: rejected rows of import ${id}` });
    const body = Readable.toWeb(createReadStream(file)) as globalThis.ReadableStream;
    return new Response(body, {
      headers: downloadHeaders('text/csv; charset=utf-8', `rejected-rows-${id}`, 'csv'),
    });
  },
});

const clearSearches = signedInEndpoint({
  access: editors,
  input: z.object({}),
  handle: async ({ payload }) => {
    await clearMissedSearches(payload.db.pool);
    return Response.json({ message: 'The list has been cleared.' });
  },
});

export const cityDataEndpoints: Endpoint[] = [
  { path: '/city-data/status', method: 'get', handler: status },
  { path: '/city-data/import', method: 'post', handler: importFromCity },
  { path: '/city-data/rejects/:id', method: 'get', handler: rejects },
  { path: '/city-data/missed-searches/clear', method: 'post', handler: clearSearches },
];
