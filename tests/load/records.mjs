import { execaNode } from 'execa';
import { environmentBeside } from '../support/run/product.mjs';
import {
  answersPerSecond,
  CACHED_PAGE,
  COMMAND,
  p99During,
  runScript,
  startScript,
  WARM_UP_SECONDS,
  withDatabase,
} from './measure.mjs';

let measured;

const measure = (server) =>
  (measured ??= environmentBeside(server).then((env) => runScript('city-records.ts', [], env)));

/** The 99th percentile of loading a lot's record, in milliseconds. */
export const recordTime = async (server) => (await measure(server)).lot;

/** Makes the rows look as if the last sync was the day before the portal's changes. */
const SYNCED = `
  insert into city.syncs (set_name, changed_to, compared_at) values ('hpd-violations', '2026-11-26T00:00:00Z', now())`;

export async function pageDuringSync(server) {
  await measure(server);
  const portal = startScript('records-portal.ts', [], { ipc: true, reject: false });
  try {
    const env = { ...(await environmentBeside(server)), OPEN_DATA_URL: await portal.getOneMessage() };
    await withDatabase(env, (client) => client.query(SYNCED));
    const page = new URL(CACHED_PAGE, server.url).href;
    await answersPerSecond(page, { seconds: WARM_UP_SECONDS });
    return await p99During(page, () => execaNode(COMMAND, ['city-data', 'sync', 'hpd-violations'], { env }));
  } finally {
    portal.kill();
    await portal;
  }
}
