import { describe, expect, it } from 'vitest';
import { explainFailure } from './failure.ts';
import { mailSchema } from './queue.ts';

const refused = (details: object): Error =>
  Object.assign(new Error('550 <ada@example.com> unknown'), details);

describe('explainFailure', () => {
  it.each<[string, object, boolean, string]>([
    [
      'an unknown recipient',
      { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 },
      true,
      'recipient (550)',
    ],
    ['a refused text', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, true, 'this email (554)'],
    [
      'a refused sender',
      { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 },
      true,
      'this email (553)',
    ],
    [
      'a full mailbox',
      { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 452 },
      false,
      'at that time (452)',
    ],
    ['a busy server', { code: 'EPROTOCOL', command: 'CONN', responseCode: 421 }, false, 'at that time (421)'],
    [
      'a server that takes nothing now',
      { code: 'EPROTOCOL', command: 'CONN', responseCode: 554 },
      false,
      '(554)',
    ],
    [
      'a wrong password',
      { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 },
      false,
      'our sign-in (535)',
    ],
    ['a server that is away', { code: 'ESOCKET', command: 'CONN' }, false, 'could not be reached'],
    ['a connection that broke off', { code: 'ECONNECTION', command: 'CONN' }, false, 'closed the connection'],
    ['a full disk', { code: 'ENOSPC' }, false, 'could not be sent'],
    ['anything else', { responseCode: 'nonsense' }, false, 'could not be sent'],
  ])('explains %s', (_what, details, isPermanent, words) => {
    const failure = explainFailure(refused(details));
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

  it.each([undefined, null, 'away'])('treats a thrown %s as a temporary failure', (thrown) => {
    expect(explainFailure(thrown)).toEqual({
      reason: 'The email could not be sent.',
      isPermanent: false,
      isRecipientRejected: false,
    });
  });
});
