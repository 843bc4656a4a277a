import { broken, type Fault } from '../support/fault.ts';
import { startLoad } from '../support/load.ts';
import { get, walkWithoutDatabase } from '../support/walk.ts';

const AWAY_MS = 12_000;
const BACK_WITHIN_S = 1;

/** In no cache, as nothing else here opens it while there is a database. */
const UNCACHED = ['/about', '/legal'] as const;

const MESSAGE = {
  name: 'Ada Typed',
  email: 'ada@typed.example',
  subject: 'A question',
  message: 'What I typed stays here.',
};

/** Sends a form, and checks that it is not said to be stored and keeps what was typed. */
async function isRefusedWithTyped(url: string): Promise<boolean> {
  const { status, text } = await get(url, '/contact', {
    method: 'POST',
    headers: { origin: url },
    body: new URLSearchParams(MESSAGE),
  });
  const kept = [MESSAGE.name, MESSAGE.message, 'There was an error sending your message. Please try again.'];
  return status === 503 && kept.every((part) => text.includes(part));
}

/** PostgreSQL stops answering, and later refuses connections. Every page says so, and works at once when it is back. */
export const databaseUnavailable: Fault = {
  name: 'database-unavailable',
  mayRepeatMails: true,
  async run({ start, postgres }) {
    const { url, untilReadyz } = await start();
    const cached = await get(url, '/contact');

    await postgres.freeze();
    const frozen = await walkWithoutDatabase(url);
    const frozenForm = await isRefusedWithTyped(url);
    const stillCached = await get(url, '/contact');
    await postgres.thaw();
    const afterFrozen = await get(url, UNCACHED[0]);

    const form = await get(url, '/contact');
    const back = postgres.kill(AWAY_MS);
    await untilReadyz(503);
    const refused = await walkWithoutDatabase(url);
    const refusedForm = await isRefusedWithTyped(url);
    await back;
    const afterRefused = await get(url, UNCACHED[1]);

    const load = startLoad({ urls: [url], siteUrl: url }, 'database-unavailable');
    const sent = await load.finish();
    return {
      sent,
      figures: {
        'answers of 503, frozen': frozen.unavailable,
        'answers of 503, refused': refused.unavailable,
        'slowest answer, frozen, s': frozen.slowest.toFixed(1),
        'slowest answer, refused, s': refused.slowest.toFixed(1),
        'page after a freeze, s': afterFrozen.seconds.toFixed(2),
        'page after a restart, s': afterRefused.seconds.toFixed(2),
      },
      problems: [
        ...frozen.problems.map((problem) => `Frozen: ${problem}`),
        ...refused.problems.map((problem) => `Refused: ${problem}`),
        ...broken({
          'a cached page is served': [cached, stillCached, form].every(({ status }) => status === 200),
          'a frozen database fails the form, which keeps what was typed': frozenForm,
          'a refusing database fails the form, which keeps what was typed': refusedForm,
          'a page is there at once after a freeze':
            afterFrozen.status === 200 && afterFrozen.seconds < BACK_WITHIN_S,
          'a page is there at once after a restart':
            afterRefused.status === 200 && afterRefused.seconds < BACK_WITHIN_S,
        }),
      ],
    };
  },
};
