import { setTimeout as wait } from 'node:timers/promises';
import { type Form, fillIn, type Kind, KINDS } from './forms.ts';

const VISITORS = 6;
const PAUSE_MS = 400;
const AGAIN_AFTER_MS = 300;
const ANSWER_LIMIT_MS = 40_000;
const GIVE_UP_MS = 120_000;

/** Acknowledged submissions in each fault. */
export const ENOUGH = 200;

/** What a visitor did, and what was answered to each try: a status, or 0 for a connection that broke. */
export interface Sent {
  form: Form;
  answers: number[];
  isAcknowledged: boolean;
  /** The longest wait for an answer, in milliseconds. */
  slowestMs: number;
}

/** Where forms are sent: the addresses of the processes, and the site's own, which browsers name. */
export interface Target {
  urls: string[];
  siteUrl: string;
}

/** The statuses of a form that was accepted. */
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

/** Sends a form, and again while the connection breaks or the site asks for that. */
async function sendUntilAcknowledged(target: Target, sent: Sent, first: number): Promise<void> {
  const { form } = sent;
  const end = performance.now() + GIVE_UP_MS;
  while (!sent.isAcknowledged && performance.now() < end) {
    if (sent.answers.length > 0) await wait(AGAIN_AFTER_MS);
    const begin = performance.now();
    const url = target.urls[(first + sent.answers.length) % target.urls.length] ?? '';
    const status = await send(target, url, form);
    sent.answers.push(status);
    sent.slowestMs = Math.max(sent.slowestMs, performance.now() - begin);
    sent.isAcknowledged = SEE_OTHER.includes(status);
    if (status >= 400 && status < 500 && !sent.isAcknowledged) break;
  }
}

/** Visitors who send forms one after the other until they are told to stop. */
export interface Load {
  /** All answers so far, of tries that go on too. */
  answers: () => number[];
  /** Resolves when something is so. Rejects when that takes too long. */
  when: (isSo: () => boolean) => Promise<void>;
  /** Resolves when this many forms were acknowledged. Rejects when that takes too long. */
  until: (acknowledged: number) => Promise<void>;
  /** Resolves when enough were acknowledged and the last visitor has an answer. */
  finish: () => Promise<Sent[]>;
}

const PATIENCE_MS = 180_000;

/** Lets visitors send forms, each with a mark of its own that begins with `name`. */
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
      const sending: Sent = { form, answers: [], isAcknowledged: false, slowestMs: 0 };
      sent.push(sending);
      await sendUntilAcknowledged(target, sending, number);
      await wait(PAUSE_MS);
    }
  };
  const visitors = Promise.all(Array.from({ length: VISITORS }, visit));
  const when = async (isSo: () => boolean) => {
    const end = performance.now() + PATIENCE_MS;
    while (!isSo()) {
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
