import { ImapFlow } from 'imapflow';
import { countOutcome, MAX_MAIL_BYTES, type Outcome } from './outcomes.ts';

const TIMEOUT_MS = 30_000;

/** So that one run ends in time. The rest is for the next one. */
const MAX_PER_RUN = 50;

function connectionTo(address: string): ImapFlow {
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

/** The source of a mail; nothing where it is too large, or gone. */
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
  /** Counts an attempt before the mail is fetched. False: the process was killed during earlier ones. */
  beginAttempt: (mail: string) => Promise<boolean>;
  receive: (raw: Uint8Array) => Promise<Outcome>;
  /** The server or the database was away, which no mail is to blame for. */
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
    // Last: a mail that could not be stored is unseen, and comes again with the next run.
    await client.messageFlagsAdd(uid, isTried ? ['\\Seen'] : ['\\Seen', '\\Flagged'], { uid: true });
  }
  return Math.min(uids.length, MAX_PER_RUN);
}

/** Takes in what nobody has read in the inbox of a mailbox, and marks it as read. Returns how many mails there were. */
export async function receiveFromMailbox(address: string, receiver: Receiver): Promise<number> {
  const client = connectionTo(address);
  // Errors of the connection also reject what is waiting for it.
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
