import { describe, expect, it } from 'vitest';
import { submissionIn } from '#collections/inbox/replies/reply-email.ts';
import { longestPause } from '#tests/support/event-loop.ts';
import { headOf } from './head.ts';

const MEGABYTE = 1_000_000;
const MAX_PAUSE_MS = 100;

describe('the head of a mail', () => {
  it.each([
    ['groups in groups', `To: ${'g:'.repeat(MEGABYTE)}`],
    ['names of ours', `To: ${'reply+'.repeat(MEGABYTE)}`],
    [
      'addresses that we did not make',
      `To: ${`reply+feedback.7.${'0'.repeat(20)}@in.example.com,`.repeat(20_000)}`,
    ],
    ['signs of Message-IDs', `References: ${'<a@'.repeat(MEGABYTE)}\r\nIn-Reply-To: ${'<'.repeat(MEGABYTE)}`],
    ['folded lines', `To: x${'\r\n '.repeat(MEGABYTE)}`],
    ['headers', 'a:\r\n'.repeat(MEGABYTE)],
    ['carriage returns', `To: ${'\r'.repeat(9 * MEGABYTE)}`],
  ])('is read quickly from a mail full of %s', async (_what, headers) => {
    const raw = Buffer.from(headers);
    const read = () =>
      submissionIn('a secret of sixteen', 'reply@in.example.com', headOf(raw)?.recipients ?? '');
    expect(await longestPause(read, MAX_PAUSE_MS)).toBeLessThan(MAX_PAUSE_MS);
    expect(read()).toBeUndefined();
  });
});
