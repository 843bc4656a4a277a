import type { Payload, PayloadRequest } from 'payload';
import { longDay } from '#app/regulations/figures/kinds.ts';
import { dayInNewYork } from '#app/regulations/new-york-day.ts';
import { inTransaction } from '#cms/database/transactions.ts';
import { loadFilledLaws } from '#cms/figures/laws.ts';
import { readRegister } from '#cms/figures/register.ts';
import { siteAddress } from '#cms/mail/imprint.ts';
import { prepareTemplate } from '#cms/mail/queue.ts';
import { signedLink, unsubscribeHeaders } from '#cms/mail/signed-links.ts';
import { collectItems, type Composing, type Items } from './items.ts';
import { dropWaiting, type FollowMailKind, recordMail } from './mails.ts';
import { plannedDay } from './stages.ts';
import { changesList, changesText, datesText, digestText, remindersText } from './texts.ts';
import { claim, findSent, findWaiting, type Person, type SentMail } from './waiting.ts';

/** Of these mails, to one follower, in 24 hours. The rest waits. */
const MOST_MAILS = 4;

/** Followers in one transaction. */
const BATCH = 50;

/** One kind a day, unless something would come too late tomorrow. */
function mayGet(kind: FollowMailKind, { items, sent, day }: { items: Items; sent: SentMail[]; day: string }) {
  const isUrgent = kind === 'reminder' && items.reminders.some(({ due }) => due === day);
  return isUrgent || !sent.some((mail) => mail.kind === kind && mail.day === day);
}

type Queues = Record<FollowMailKind, (mail: QueuedMail) => Promise<number>>;

interface QueuedMail {
  to: string;
  items: Items;
  manageLink: string;
  stopLink: string;
  day: string;
}

/** Each template is loaded once for a batch. */
async function queuesFor(req: PayloadRequest): Promise<Queues> {
  const reminder = await prepareTemplate(req, 'followReminder', 'bulkMail');
  const changes = await prepareTemplate(req, 'followChanges', 'bulkMail');
  const digest = await prepareTemplate(req, 'followDigest', 'bulkMail');
  const envelope = ({ to, stopLink }: QueuedMail) => ({ to, headers: unsubscribeHeaders(stopLink) });
  return {
    reminder: (mail) => {
      const { items, day, manageLink, stopLink } = mail;
      const first = items.reminders.map(({ due }) => due).toSorted()[0] ?? day;
      const values = {
        count: datesText(items.reminders.length),
        first: longDay(first),
        list: remindersText(items.reminders, day, manageLink),
      };
      return reminder({ ...envelope(mail), expiresOn: first, values: { ...values, manageLink, stopLink } });
    },
    changes: (mail) => {
      const { items, manageLink, stopLink } = mail;
      const list = changesList(items.changes, manageLink);
      const values = { count: changesText(items.changes.length), list, manageLink, stopLink };
      return changes({ ...envelope(mail), values });
    },
    digest: (mail) => {
      const { items, manageLink, stopLink } = mail;
      const list = digestText(items.digest, manageLink);
      const values = { count: datesText(items.digest.length), list, manageLink, stopLink };
      return digest({ ...envelope(mail), values });
    },
  };
}

const CONTENTS = { reminder: 'reminders', changes: 'changes', digest: 'digest' } as const;

const KINDS = Object.keys(CONTENTS) as FollowMailKind[];

interface PersonToMail {
  person: Person;
  items: Items;
  sent: SentMail[];
}

/** Queues the mails of one follower. */
async function mailPerson(
  req: PayloadRequest,
  { person, items, sent }: PersonToMail,
  { queues, day, now }: Composing & { queues: Queues },
): Promise<void> {
  const { secret } = req.payload.config;
  const manageLink = `${siteAddress()}/follow/${person.key}`;
  let queued = 0;
  for (const kind of KINDS) {
    const { length } = items[CONTENTS[kind]];
    if (length === 0) {
      await dropWaiting(req, { follower: person.id, kind });
    } else if (sent.length + queued < MOST_MAILS && mayGet(kind, { items, sent, day })) {
      const follow = items.onlyFollow[kind];
      const stopLink = await (follow === undefined
        ? signedLink(secret, 'follow/unsubscribe', person.id)
        : signedLink(secret, 'follow/stop', follow));
      const job = await queues[kind]({ to: person.email, items, manageLink, stopLink, day });
      await recordMail(req, { follower: person.id, kind, day, now, job });
      queued += 1;
    }
  }
}

async function composeBatch(
  req: PayloadRequest,
  ids: readonly number[],
  composing: Composing,
): Promise<void> {
  const people = await claim(req, ids);
  if (people.length === 0) return;
  const claimed = people.map(({ id }) => id);
  const sent = await findSent(req, claimed, composing.now);
  const items = await collectItems(req, claimed, composing);
  const queues = await queuesFor(req);
  for (const person of people) {
    const own = items.get(person.id);
    if (!own) continue;
    const toMail = { person, items: own, sent: sent.filter(({ follower }) => follower === person.id) };
    await mailPerson(req, toMail, { ...composing, queues });
  }
}

/**
 * Queues the mails for everything that waits, from 7 a.m. in New York on: some followers in each transaction, with the rows
 * that the mails hold. Other processes may do the same at once. Ends before all are done when `signal` is aborted.
 */
export async function composeMails(
  payload: Payload,
  { now = new Date(), signal }: { now?: Date; signal?: AbortSignal } = {},
): Promise<void> {
  if (!plannedDay(now)) return;
  const day = dayInNewYork(now);
  const waiting = await findWaiting(payload, day);
  if (waiting.length === 0) return;
  const laws = new Map((await loadFilledLaws(payload, now)).map((law) => [law.id as string, law]));
  const composing = { laws, register: await readRegister(payload), day, now };
  for (let start = 0; start < waiting.length && !signal?.aborted; start += BATCH) {
    const ids = waiting.slice(start, start + BATCH);
    await inTransaction(payload, (req) => composeBatch(req, ids, composing));
  }
}
