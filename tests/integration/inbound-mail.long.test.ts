import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longestPause } from '../support/event-loop.ts';
import { findAnswers, mailFrom, sendReply } from '../support/inbound-mail.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { signInAs, type SignedIn } from '../support/rest.ts';

let test: TestPayload;
let payload: Payload;
let staff: SignedIn;
let receiveMail: typeof import('#collections/mail/inbound/receive.ts').receiveMail;

beforeAll(async () => {
  const environment = { INBOUND_MAIL_ADDRESS: 'reply@in.example.com', STAFF_MAIL: 'desk@example.org' };
  test = await createTestPayload({ seeded: false, environment });
  ({ payload } = test);
  staff = await signInAs(payload, 'staff');
  ({ receiveMail } = await import('#collections/mail/inbound/receive.ts'));
});

afterAll(() => test.close());

const MAX_PAUSE_MS = 250;
const MAX_GROWTH_BYTES = 250 * 1024 * 1024;

describe('a mail that is an attack', () => {
  const parts = (count: number) => `${'--b\r\n\r\nx\r\n'.repeat(count)}--b--`;
  const FLOWED = { 'Content-Type': 'text/plain; format=flowed; delsp=yes' };
  const MULTIPART = { 'Content-Type': 'multipart/mixed; boundary=b' };

  const attacks: [string, Record<string, string>, string, RegExp][] = [
    ['of 9.9 MB of flowed lines', FLOWED, 'a \r\n'.repeat(2_475_000), /^leftToPerson$/],
    ['of 1 MB of flowed lines', FLOWED, 'a \r\n'.repeat(250_000), /^(stored|leftToPerson)$/],
    ['with groups in groups', { Cc: 'g:'.repeat(300_000) }, 'x', /^(stored|leftToPerson)$/],
    ['with a million parts', MULTIPART, parts(900_000), /^leftToPerson$/],
    ['of carriage returns', {}, '\r'.repeat(9_900_000), /^(stored|leftToPerson)$/],
    [
      'of nested tables',
      { 'Content-Type': 'text/html' },
      '<table><tr><td>'.repeat(60_000),
      /^(stored|leftToPerson)$/,
    ],
  ];

  it.each(attacks)(
    '%s does not stop the process, and staff know of it',
    async (_what, headers, body, outcome) => {
      const before = process.memoryUsage().rss;
      const outcomes: string[] = [];
      const ids: number[] = [];
      let peak = 0;
      const sampling = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20);
      const attack = async () => {
        const about = await sendReply(payload, staff);
        ids.push(about.id);
        outcomes.push(
          await receiveMail(payload, mailFrom(about.email, { To: about.replyTo, ...headers }, body)),
        );
      };
      const pause = await longestPause(attack, MAX_PAUSE_MS);
      clearInterval(sampling);
      expect(pause).toBeLessThan(MAX_PAUSE_MS);
      expect(peak - before).toBeLessThan(MAX_GROWTH_BYTES);
      for (const each of outcomes) expect(each).toMatch(outcome);
      for (const id of ids) expect(await findAnswers(payload, id)).toHaveLength(1);
    },
  );
});
