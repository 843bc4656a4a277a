import type { Payload, PayloadRequest } from 'payload';
import { longDay } from '#law/figures/figure-kinds.ts';
import { dayInNewYork } from '#law/days.ts';
import { inTransaction } from '#cms/database/transactions.ts';
import { loadFilledLaws } from '#cms/register/laws.ts';
import { readCodeMap } from '#cms/register/code-map.ts';
import { readRegister } from '#cms/register/register.ts';
import { prepareTemplate } from '#cms/mail/queue.ts';
import { signedLink, unsubscribeHeaders } from '#cms/mail/signed-links.ts';
import { manageUrl } from './subscribers/confirmation.ts';
import { collectItems, type Composing, type Items } from './mail-items.ts';
import { dropWaiting, type FollowMailKind, recordMail } from './follow-mails.ts';
import { plannedDay } from './reminder-days.ts';
import { changesList, changesText, datesText, digestCount, digestText, remindersText } from './mail-texts.ts';
import { claim, findSent, findWaiting, type Person, type SentMail } from './waiting.ts';

/** Per follower in 24 hours. The rest wait. */
const MAX_MAILS = 4;

const BATCH = 50;

/** At most one mail of each kind a day, unless a reminder is due today. */
function mayGet(kind: FollowMailKind, { items, sent, day }: { items: Items; sent: SentMail[]; day: string }) {
  const isUrgent = kind === 'reminder' && items.reminder.items.some(({ due }) => due === day);
  return isUrgent || !sent.some((mail) => mail.kind === kind && mail.day === day);
}

interface QueuedMail {
  envelope: { to: string; headers: Record<string, string> };
  links: { manageLink: string; stopLink: string };
  items: Items;
  day: string;
}

type Queues = Record<FollowMailKind, (mail: QueuedMail) => Promise<number>>;

async function queuesFor(req: PayloadRequest): Promise<Queues> {
  const reminder = await prepareTemplate(req, 'followReminder', 'bulkMail');
  const changes = await prepareTemplate(req, 'followChanges', 'bulkMail');
  const digest = await prepareTemplate(req, 'followDigest', 'bulkMail');
  return {
    reminder: ({ envelope, links, day, items: { reminder: found } }) => {
      const first = found.items.map(({ due }) => due).toSorted()[0] ?? day;
      const list = remindersText(found.items, day, links.manageLink);
      const values = { count: datesText(found.items.length), first: longDay(first), list, ...links };
      return reminder({ ...envelope, expiresOn: first, values });
    },
    changes: ({ envelope, links, items: { changes: found } }) => {
      const list = changesList(found.items, links.manageLink);
      return changes({ ...envelope, values: { count: changesText(found.items.length), list, ...links } });
    },
    digest: ({ envelope, links, items: { digest: found, now } }) => {
      const list = digestText(found.items, now, links.manageLink);
      return digest({
        ...envelope,
        values: { count: digestCount(now.length, found.items.length), list, ...links },
      });
    },
  };
}

const KINDS = ['reminder', 'changes', 'digest'] as const satisfies FollowMailKind[];

interface PersonToMail {
  person: Person;
  items: Items;
  sent: SentMail[];
}

async function mailPerson(
  req: PayloadRequest,
  { person, items, sent }: PersonToMail,
  { queues, day, now }: Composing & { queues: Queues },
): Promise<void> {
  const { secret } = req.payload.config;
  const manageLink = manageUrl(person.key);
  let queued = 0;
  for (const kind of KINDS) {
    const { items: own, onlyFollow } = items[kind];
    if (own.length === 0 && !(kind === 'digest' && items.now.length > 0)) {
      await dropWaiting(req, { follower: person.id, kind });
    } else if (sent.length + queued < MAX_MAILS && mayGet(kind, { items, sent, day })) {
      const stopLink = await (onlyFollow === undefined
        ? signedLink(secret, 'follow/unsubscribe', person.id)
        : signedLink(secret, 'follow/stop', onlyFollow));
      const envelope = { to: person.email, headers: unsubscribeHeaders(stopLink) };
      const job = await queues[kind]({ envelope, links: { manageLink, stopLink }, items, day });
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
 * Queues all waiting mails, from 7 a.m. in New York on. Each transaction covers a batch of followers, and
 * several processes may run this at once. Stops early when `signal` is aborted.
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
  const composing = {
    laws,
    register: await readRegister(payload),
    codes: await readCodeMap(payload),
    day,
    now,
  };
  for (let start = 0; start < waiting.length && !signal?.aborted; start += BATCH) {
    const ids = waiting.slice(start, start + BATCH);
    await inTransaction(payload, (req) => composeBatch(req, ids, composing));
  }
}
