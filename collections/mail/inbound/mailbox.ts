import type { ImapFlow } from 'imapflow';
import { countOutcome, MAX_MAIL_BYTES, type Outcome } from './outcomes.ts';

const TIMEOUT_MS = 30_000;

const MAX_PER_RUN = 50;

async function connectionTo(address: string): Promise<ImapFlow> {
  const { ImapFlow } = await import('imapflow');
  const { protocol, hostname, port, username, password } = new URL(address);
  const secure = protocol === 'imaps:';
  return new ImapFlow({
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
}

async function fetchSource(client: ImapFlow, uid: string): Promise<Uint8Array | undefined> {
  const found = await client.fetchOne(uid, { size: true }, { uid: true });
  if (!found) return undefined;
  if ((found.size ?? 0) > MAX_MAIL_BYTES) {
    countOutcome('tooLarge');
    return undefined;
  }
  const fetched = await client.fetchOne(uid, { source: true }, { uid: true });
  return fetched ? fetched.source : undefined;
}

export interface Receiver {
  /** Runs before the mail is fetched. Returns false if earlier attempts killed the process. */
  beginAttempt: (mail: string) => Promise<boolean>;
  receive: (raw: Uint8Array) => Promise<Outcome>;
  /** Runs when the server or the database was down, because no mail is to blame. */
  forgetAttempts: () => Promise<void>;
}

async function receiveOne(client: ImapFlow, uid: string, receiver: Receiver): Promise<void> {
  try {
    const raw = await fetchSource(client, uid);
    if (raw) await receiver.receive(raw);
  } catch (error) {
    await receiver.forgetAttempts().catch(() => undefined);
    throw error;
  }
}

async function receiveUnseen(client: ImapFlow, receiver: Receiver): Promise<number> {
  const uids = (await client.search({ seen: false }, { uid: true })) || [];
  const validity = client.mailbox ? client.mailbox.uidValidity : '';
  for (const uid of uids.slice(0, MAX_PER_RUN).map(String)) {
    const isTried = await receiver.beginAttempt(`${validity}:${uid}`);
    if (isTried) await receiveOne(client, uid, receiver);
    else countOutcome('leftToPerson');
    // Must come last. A mail that could not be stored stays unseen and comes again in the next run.
    await client.messageFlagsAdd(uid, isTried ? ['\\Seen'] : ['\\Seen', '\\Flagged'], { uid: true });
  }
  return Math.min(uids.length, MAX_PER_RUN);
}

export async function receiveFromMailbox(address: string, receiver: Receiver): Promise<number> {
  const client = await connectionTo(address);
  // Connection errors also reject pending commands.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const lock = await client.getMailboxLock('INBOX');
    try {
      return await receiveUnseen(client, receiver);
    } finally {
      lock.release();
    }
  } finally {
    await client.logout().catch(() => client.close());
  }
}
