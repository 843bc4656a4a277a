import pg from 'pg';
import { JOB_RUNNERS_LOCK } from '#cms/jobs/release-interrupted-jobs.ts';
import { CONTENT_CHANNEL, contentEventSchema } from './content-event.ts';
import { emitClosing, emitContentEvent } from './hub.ts';

const RECONNECT_AFTER_MS = 1000;

let client: pg.Client | undefined;
let reconnecting: NodeJS.Timeout | undefined;
let stopped = true;

function receive(payload: string | undefined): void {
  const event = contentEventSchema.safeParse(JSON.parse(payload ?? 'null'));
  if (event.success) emitContentEvent(event.data);
}

async function connect(connectionString: string): Promise<void> {
  const next = new pg.Client({ connectionString, application_name: 'lotline content events' });
  next.on('notification', ({ payload }) => receive(payload));
  next.on('error', () => reconnectLater(connectionString));
  next.on('end', () => reconnectLater(connectionString));
  await next.connect();
  await next.query(`listen ${CONTENT_CHANNEL}`);
  await next.query('select pg_advisory_lock_shared($1)', [JOB_RUNNERS_LOCK]);
  client = next;
}

/** After a lost connection, events may have been missed: listeners are told to look again. */
function reconnectLater(connectionString: string): void {
  if (stopped || reconnecting) return;
  client = undefined;
  reconnecting = setTimeout(() => {
    reconnecting = undefined;
    connect(connectionString).then(
      () => emitContentEvent({ collection: 'all', change: 'changed' }),
      () => reconnectLater(connectionString),
    );
  }, RECONNECT_AFTER_MS);
}

/**
 * Listens for content events on a connection of its own, and reconnects when it is lost.
 * The connection also shows other processes that this one is alive (see `releaseInterruptedJobs`).
 */
export async function startContentEvents(connectionString: string): Promise<void> {
  stopped = false;
  await connect(connectionString);
}

/** Ends the open event streams and the connection. */
export async function stopContentEvents(): Promise<void> {
  stopped = true;
  clearTimeout(reconnecting);
  reconnecting = undefined;
  emitClosing();
  await client?.end();
  client = undefined;
}
