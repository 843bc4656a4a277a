import { type Fault, findBroken } from '../support/fault.ts';
import { startLoad } from '../support/load.ts';
import { get, walkWithoutDatabase } from '../support/walk.ts';

const AWAY_MS = 12_000;
const BACK_WITHIN_S = 1;

/** Pages that are not cached, because nothing in this test opens them while the database is available. */
const UNCACHED = ['/about', '/legal'] as const;

const MESSAGE = {
  name: 'Ada Typed',
  email: 'ada@typed.example',
  subject: 'A question',
  message: 'What I typed stays here.',
};

/** Whether a rejected form returns a page with an error message and the typed values. */
async function isRejectedReadably(url: string): Promise<boolean> {
  const { status, text } = await get(url, '/contact', {
    method: 'POST',
    headers: { origin: url },
    body: new URLSearchParams(MESSAGE),
  });
  const parts = [MESSAGE.name, MESSAGE.message, 'There was an error sending your message. Please try again.'];
  return status === 503 && parts.every((part) => text.includes(part));
}

/** PostgreSQL hangs, and later refuses connections. Pages show an error, and work again as soon as the database is back. */
export const databaseUnavailable: Fault = {
  name: 'database-unavailable',
  mayRepeatMails: true,
  async run({ start, postgres }) {
    const { url, untilReadyz } = await start();
    const cached = await get(url, '/contact');

    await postgres.freeze();
    const frozen = await walkWithoutDatabase(url);
    const frozenForm = await isRejectedReadably(url);
    const stillCached = await get(url, '/contact');
    await postgres.thaw();
    const afterFrozen = await get(url, UNCACHED[0]);

    const form = await get(url, '/contact');
    const back = postgres.kill(AWAY_MS);
    await untilReadyz(503);
    const refused = await walkWithoutDatabase(url);
    const refusedForm = await isRejectedReadably(url);
    await back;
    const afterRefused = await get(url, UNCACHED[1]);

    const load = startLoad({ urls: [url], siteUrl: url }, 'database-unavailable');
    const sent = await load.finish();
    return {
      sent,
      errors: [
        ...frozen.map((error) => `Frozen: ${error}`),
        ...refused.map((error) => `Refused: ${error}`),
        ...findBroken({
          'a cached page is served': [cached, stillCached, form].every(({ status }) => status === 200),
          'a frozen database fails the form, which keeps the typed values': frozenForm,
          'a refusing database fails the form, which keeps the typed values': refusedForm,
          'a page is there at once after a freeze':
            afterFrozen.status === 200 && afterFrozen.seconds < BACK_WITHIN_S,
          'a page is there at once after a restart':
            afterRefused.status === 200 && afterRefused.seconds < BACK_WITHIN_S,
        }),
      ],
    };
  },
};
