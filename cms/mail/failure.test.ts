import { describe, expect, it } from 'vitest';
import { explainFailure } from './failure.ts';
import { mailSchema } from './queue.ts';

const refused = (details: object): Error =>
  Object.assign(new Error('550 <ada@example.com> unknown'), details);

describe('explainFailure', () => {
  it.each([
    ['an unknown recipient', 'EENVELOPE', 'RCPT TO', 550, true, 'recipient (550)'],
    ['a refused text', 'EMESSAGE', 'DATA', 554, true, 'this email (554)'],
    ['a refused sender', 'EENVELOPE', 'MAIL FROM', 553, true, 'this email (553)'],
    ['a full mailbox', 'EENVELOPE', 'RCPT TO', 452, false, 'at that time (452)'],
    ['a busy server', 'EPROTOCOL', 'CONN', 421, false, 'at that time (421)'],
    ['a server that accepts no email right now', 'EPROTOCOL', 'CONN', 554, false, '(554)'],
    ['a wrong password', 'EAUTH', 'AUTH PLAIN', 535, false, 'our sign-in (535)'],
    ['an unreachable server', 'ESOCKET', 'CONN', undefined, false, 'could not be reached'],
    ['a dropped connection', 'ECONNECTION', 'CONN', undefined, false, 'closed the connection'],
    ['a full disk', 'ENOSPC', undefined, undefined, false, 'could not be sent'],
    ['any other error', undefined, undefined, 'nonsense', false, 'could not be sent'],
  ])('explains %s', (_what, code, command, responseCode, isPermanent, words) => {
    const failure = explainFailure(refused({ code, command, responseCode }));
    expect(failure.isPermanent).toBe(isPermanent);
    expect(failure.isRecipientRejected).toBe(words.startsWith('recipient'));
    expect(failure.reason).toContain(words);
    expect(failure.reason).not.toContain('ada@example.com');
  });

  it('treats a malformed email as a permanent failure', () => {
    const { error } = mailSchema.safeParse({ to: 'nobody' });
    expect(explainFailure(error)).toEqual({
      reason: 'The email is malformed.',
      isPermanent: true,
      isRecipientRejected: false,
    });
  });

  it.each([undefined, null, 'away'])('treats the thrown value %j as a temporary failure', (thrown) => {
    expect(explainFailure(thrown)).toEqual({
      reason: 'The email could not be sent.',
      isPermanent: false,
      isRecipientRejected: false,
    });
  });
});
