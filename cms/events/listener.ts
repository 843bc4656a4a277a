import pg from 'pg';
import { JOB_RUNNERS_LOCK } from '#cms/jobs/release-interrupted-jobs.ts';
import { CONTENT_CHANNEL, contentEventSchema } from './content-event.ts';
import { emitClosing, emitContentEvent, setListening } from './hub.ts';

const RECONNECT_AFTER_MS = 1000;

/** A connection that is dead without a word, as after a cut cable, is noticed by asking. */
const ASK_EVERY_MS = 15_000;
const ANSWER_LIMIT_MS = 5000;

let client: pg.Client | undefined;
let reconnecting: NodeJS.Timeout | undefined;
let asking: NodeJS.Timeout | undefined;
let stopped = true;

function receive(payload: string | undefined): void {
  const event = contentEventSchema.safeParse(JSON.parse(payload ?? 'null'));
  if (event.success) emitContentEvent(event.data);
}

/** Asks over the connection, and ends it when it does not answer in time. */
function ask(asked: pg.Client): void {
  const silence = setTimeout(() => void asked.end(), ANSWER_LIMIT_MS);
  asked
    .query('select 1')
    .catch(() => undefined)
    .finally(() => clearTimeout(silence));
}

async function connect(connectionString: string): Promise<void> {
  const next = new pg.Client({
    connectionString,
    application_name: 'lotline content events',
    connectionTimeoutMillis: ANSWER_LIMIT_MS,
    keepAlive: true,
  });
  const lose = () => {
    if (client === next) reconnectLater(connectionString);
  };
  next.on('notification', ({ payload }) => receive(payload));
  next.on('error', lose);
  next.on('end', lose);
  try {
    await next.connect();
    await next.query(`listen ${CONTENT_CHANNEL}`);
    await next.query('select pg_advisory_lock_shared($1)', [JOB_RUNNERS_LOCK]);
    if (stopped) throw new Error('Ended while it connected.');
  } catch (error) {
    void next.end().catch(() => undefined);
    throw error;
  }
  client = next;
  setListening(true);
  asking = setInterval(ask, ASK_EVERY_MS, next);
}

/** After a lost connection, events may have been missed: listeners are told to look again. */
function reconnectLater(connectionString: string): void {
  setListening(false);
  if (stopped || reconnecting) return;
  client = undefined;
  clearInterval(asking);
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

/** Resolves when every change that was made before has been heard of; also when this process hears nothing. */
export async function catchUp(): Promise<void> {
  // PostgreSQL hands out what it has to tell a connection before it answers it.
  await client?.query('select 1').catch(() => undefined);
}

/** Ends the open event streams and the connection. */
export async function stopContentEvents(): Promise<void> {
  stopped = true;
  clearTimeout(reconnecting);
  clearInterval(asking);
  reconnecting = undefined;
  setListening(false);
  emitClosing();
  await client?.end();
  client = undefined;
}
