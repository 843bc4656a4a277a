import pg from 'pg';
import { CONTENT_CHANNEL } from '#city-data/change-event.ts';
import { JOB_RUNNERS_LOCK } from '#cms/jobs/interrupted-jobs.ts';
import { JOBS_CHANNEL } from '#cms/jobs/wake.ts';
import { contentEventSchema } from '#cms/events/content-event.ts';
import { emitClosing, emitContentEvent, emitQueued, setListening } from '#cms/events/hub.ts';

const RECONNECT_AFTER_MS = 1000;

/** A ping finds a connection that is dead without an error, as after a cut cable. */
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

/** Events may have been missed, so reconnecting emits a change of everything. */
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
 * Uses a separate connection, and reconnects when it is lost. The connection also shows other processes that
 * this process is alive (see `releaseInterruptedJobs`).
 */
export async function startContentEvents(connectionString: string): Promise<void> {
  stopped = false;
  await connect(connectionString);
}

/** Resolves once every earlier event was received, or at once if this process is not listening. */
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
