import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Endpoint, Payload, PayloadHandler } from 'payload';
import { z } from 'zod';
import { admins, editors } from '#cms/access.ts';
import { downloadHeaders, errorResponse, signedInEndpoint } from '#cms/panel/endpoint.ts';
import { rejectsDirectory } from './folders.ts';
import { findRunning } from './history.ts';
import { clearMissedSearches } from './list-missed-searches.ts';
import { SETS } from './sets/index.ts';
import { SET_NAMES, type SetName } from './sets/set.ts';
import { readStatus } from './status.ts';
import { startImport } from './start-import.ts';
import { storeUpload } from './upload.ts';

const NOT_CACHED = { 'Cache-Control': 'private, no-store' };

const setName = z.enum(SET_NAMES);

/** Says why no other import can start now. */
async function refusal(payload: Payload): Promise<Response | undefined> {
  const running = await findRunning(payload.db.pool);
  return running
    ? errorResponse(
        409,
        `An import of ${SETS[running.set_name].label} is under way. Wait until it has ended.`,
      )
    : undefined;
}

async function start(startedBy: string, name: SetName, file?: string): Promise<Response> {
  await startImport({ name, file, startedBy });
  return Response.json({ message: `The import of ${SETS[name].label} has started.` }, { status: 202 });
}

const status = signedInEndpoint({
  access: admins,
  input: z.object({}),
  handle: async ({ payload }) => Response.json(await readStatus(payload.db.pool), { headers: NOT_CACHED }),
});

const importFromCity = signedInEndpoint({
  access: admins,
  input: z.object({ set: setName }),
  handle: async ({ payload, user }, { set }) => (await refusal(payload)) ?? start(user.name, set),
});

const uploadInput = z.object({ set: setName, name: z.string().max(300) });

/** The body is the file, which no other endpoint may read: it is streamed to the disk, and so takes no memory. */
const upload: PayloadHandler = async (req) => {
  const { user } = req;
  if (!user || !admins({ req })) return errorResponse(403, 'You are not allowed to do this.');
  const { data: input } = uploadInput.safeParse(req.query);
  if (!input || !req.body) return errorResponse(400, 'Choose a set and a file. Nothing was uploaded.');
  const refused = await refusal(req.payload);
  if (refused) return refused;
  // The two declarations of web streams differ in details that do not matter here.
  const file = await storeUpload(req.body as ReadableStream<Uint8Array>, input.name);
  return start(user.name, input.set, file);
};

const rejects = signedInEndpoint({
  access: admins,
  input: z.object({ id: z.string().regex(/^\d{1,18}$/) }),
  handle: async (_req, { id }) => {
    const file = path.join(rejectsDirectory(), `import-${id}.csv`);
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    if (!isThere) {
      return errorResponse(404, 'There is no such file on this machine. The import may have run on another.');
    }
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
    return Response.json({ message: 'The list is cleared.' });
  },
});

export const cityDataEndpoints: Endpoint[] = [
  { path: '/city-data/status', method: 'get', handler: status },
  { path: '/city-data/import', method: 'post', handler: importFromCity },
  { path: '/city-data/upload', method: 'post', handler: upload },
  { path: '/city-data/rejects/:id', method: 'get', handler: rejects },
  { path: '/city-data/missed-searches/clear', method: 'post', handler: clearSearches },
];
