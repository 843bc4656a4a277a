import pg from 'pg';
import { CONTENT_CHANNEL } from '#city-data/change-event.ts';
import { JOB_RUNNERS_LOCK } from '#cms/jobs/interrupted-jobs.ts';
import { JOBS_CHANNEL } from '#cms/jobs/wake.ts';
import { contentEventSchema } from '#cms/events/content-event.ts';
import { emitClosing, emitContentEvent, emitQueued, setListening } from '#cms/events/hub.ts';

const RECONNECT_AFTER_MS = 1000;

/** Pings detect a connection that died without an error, such as after a network failure. */
const PING_INTERVAL_MS = 15_000;
const PING_TIMEOUT_MS = 5000;

let client: pg.Client | undefined;
let reconnecting: NodeJS.Timeout | undefined;
let pinging: NodeJS.Timeout | undefined;
let stopped = true;

function receive({ channel, payload }: pg.Notification): void {
  if (channel === JOBS_CHANNEL) {
    emitQueued(payload ?? '');
    return;
  }
  const event = contentEventSchema.safeParse(JSON.parse(payload ?? 'null'));
  if (event.success) emitContentEvent(event.data);
}

function ping(pinged: pg.Client): void {
  const timeout = setTimeout(() => void pinged.end(), PING_TIMEOUT_MS);
  pinged
    .query('select 1')
    .catch(() => undefined)
    .finally(() => clearTimeout(timeout));
}

async function connect(connectionString: string): Promise<void> {
  const next = new pg.Client({
    connectionString,
    application_name: 'lotline content events',
    connectionTimeoutMillis: PING_TIMEOUT_MS,
    keepAlive: true,
  });
  const lose = () => {
    if (client === next) reconnectLater(connectionString);
  };
  next.on('notification', receive);
  next.on('error', lose);
  next.on('end', lose);
  try {
    await next.connect();
    await next.query(`listen ${CONTENT_CHANNEL}; listen ${JOBS_CHANNEL}`);
    await next.query('select pg_advisory_lock_shared($1)', [JOB_RUNNERS_LOCK]);
    if (stopped) throw new Error('Stopped while connecting.');
  } catch (error) {
    void next.end().catch(() => undefined);
    throw error;
  }
  client = next;
  setListening(true);
  pinging = setInterval(ping, PING_INTERVAL_MS, next);
}

/** On reconnection, emits an event that outdates everything, because events may have been missed. */
function reconnectLater(connectionString: string): void {
  setListening(false);
  if (stopped || reconnecting) return;
  client = undefined;
  clearInterval(pinging);
  reconnecting = setTimeout(() => {
    reconnecting = undefined;
    connect(connectionString).then(
      () => emitContentEvent({ collection: 'all', change: 'changed' }),
      () => reconnectLater(connectionString),
    );
  }, RECONNECT_AFTER_MS);
}

/**
 * Listens on a separate connection, and reconnects when it is lost. The connection also holds a lock that shows other
 * processes that this one is alive (see `releaseInterruptedJobs`).
 */
export async function startContentEvents(connectionString: string): Promise<void> {
  stopped = false;
  await connect(connectionString);
}

/** Resolves once all earlier events have been received, or right away if this process is not listening. */
export async function catchUp(): Promise<void> {
  // PostgreSQL sends pending notifications before it answers a query.
  await client?.query('select 1').catch(() => undefined);
}

export async function stopContentEvents(): Promise<void> {
  stopped = true;
  clearTimeout(reconnecting);
  clearInterval(pinging);
  reconnecting = undefined;
  setListening(false);
  emitClosing();
  await client?.end();
  client = undefined;
}
