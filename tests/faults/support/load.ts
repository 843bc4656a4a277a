import { setTimeout as wait } from 'node:timers/promises';
import { type Form, fillIn, type Kind, KINDS } from './forms.ts';
import { getStatus } from './product.ts';

const VISITORS = 6;
const PAUSE_MS = 400;
const AGAIN_AFTER_MS = 300;
const ANSWER_LIMIT_MS = 40_000;
const GIVE_UP_MS = 120_000;

/** The number of acknowledged submissions to wait for in each fault. */
const ENOUGH = 200;

/** A form that a visitor sent, with the response status of each attempt, or 0 for a broken connection. */
export interface Sent {
  form: Form;
  answers: number[];
  isAcknowledged: boolean;
}

/** Where forms are sent: the URLs of the processes, and the site's URL, which browsers send as the origin and host. */
export interface Target {
  urls: string[];
  siteUrl: string;
}

/** The response statuses for an accepted form. */
export const SEE_OTHER = [302, 303];

async function send({ siteUrl }: Target, url: string, { path, body }: Form): Promise<number> {
  try {
    const response = await fetch(new URL(path, url), {
      method: 'POST',
      body: body(),
      headers: { origin: siteUrl, host: new URL(siteUrl).host, 'sec-fetch-site': 'same-origin' },
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/** Sends a form, and resends it while the connection breaks or the site returns a server error. */
async function sendUntilAcknowledged(target: Target, sent: Sent, first: number): Promise<void> {
  const { form } = sent;
  const end = performance.now() + GIVE_UP_MS;
  while (!sent.isAcknowledged && performance.now() < end) {
    if (sent.answers.length > 0) await wait(AGAIN_AFTER_MS);
    const url = target.urls[(first + sent.answers.length) % target.urls.length] ?? '';
    const status = await send(target, url, form);
    sent.answers.push(status);
    sent.isAcknowledged = SEE_OTHER.includes(status);
    if (status >= 400 && status < 500 && !sent.isAcknowledged) break;
  }
}

/** Visitors who send one form after another. */
export interface Load {
  /** All statuses so far. */
  answers: () => number[];
  /** Resolves when a condition holds. Rejects if that takes too long. */
  when: (holds: () => boolean) => Promise<void>;
  /** Resolves when this many forms have been acknowledged. Rejects if that takes too long. */
  until: (acknowledged: number) => Promise<void>;
  /** Resolves when enough forms have been acknowledged and the last visitor has a response. */
  finish: () => Promise<Sent[]>;
}

const PATIENCE_MS = 180_000;

/** Starts visitors who send forms. Each form has a unique email address that begins with `name`. */
export function startLoad(target: Target, name: string, kinds: readonly Kind[] = KINDS): Load {
  const sent: Sent[] = [];
  let next = 0;
  let isOver = false;
  const acknowledged = () => sent.filter(({ isAcknowledged }) => isAcknowledged).length;
  const visit = async () => {
    while (!isOver) {
      const number = (next += 1);
      const kind = kinds[number % kinds.length] ?? 'contact';
      const form = fillIn(kind, `${name}-${number}@faults.example`);
      const sending: Sent = { form, answers: [], isAcknowledged: false };
      sent.push(sending);
      await sendUntilAcknowledged(target, sending, number);
      await wait(PAUSE_MS);
    }
  };
  const visitors = Promise.all(Array.from({ length: VISITORS }, visit));
  const when = async (holds: () => boolean) => {
    const end = performance.now() + PATIENCE_MS;
    while (!holds()) {
      if (performance.now() > end) throw new Error(`Too slow: ${acknowledged()} forms were acknowledged.`);
      await wait(100);
    }
  };
  const until = (count: number) => when(() => acknowledged() >= count);
  const finish = async () => {
    await until(ENOUGH).finally(() => (isOver = true));
    await visitors;
    return sent;
  };
  return { answers: () => sent.flatMap(({ answers }) => answers), when, until, finish };
}

/** How many times a fault kills the product or the database. */
export const KILLS = 3;

/** The number of acknowledged forms between two kills. */
const BETWEEN = 60;

/** Calls `kill` several times under load. */
export async function killUnder(load: Load, kill: () => Promise<void>): Promise<void> {
  for (let number = 1; number <= KILLS; number += 1) {
    await load.until(number * BETWEEN);
    await kill();
  }
}

const PAGES = ['/', '/ll97', '/ll97/blog', '/cwz/faq', '/ll97/blog.data'];
const READERS = 12;
const PAGE_LIMIT_MS = 30_000;

/** Starts visitors who open pages without pauses. The returned function stops them, and returns whether all pages loaded. */
export function startReading(url: string): () => Promise<boolean> {
  let next = 0;
  let isOver = false;
  let haveCome = true;
  const read = async () => {
    while (!isOver) {
      const page = PAGES[(next += 1) % PAGES.length] ?? '/';
      if ((await getStatus(new URL(page, url).href, PAGE_LIMIT_MS)) !== 200) haveCome = false;
    }
  };
  const readers = Promise.all(Array.from({ length: READERS }, read));
  return async () => {
    isOver = true;
    await readers;
    return haveCome;
  };
}
