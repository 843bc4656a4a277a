import { describe, expect, it } from 'vitest';
import { fillCopy, leftPlaceholder, replyBodyError, replySubjectError } from './placeholders.ts';
import { splitQuoted } from './quoted.ts';
import { replyEmail, submissionAt } from './reply-email.ts';
import { subjectProblem, textProblem } from './reply-schema.ts';
import { replySubject, threadHeaders } from './thread.ts';

describe('a template for replies', () => {
  it.each([
    ['Hello {name}, about {reference}: {statusLabel}. {staffName}, {productName}', undefined],
    ['The limit is {figure:ll97-penalty-per-ton}.', '{figure:ll97-penalty-per-ton} cannot be used here'],
    ['Hello {firstName}', '{firstName} cannot be used here. You can use {name}, {reference}, '],
    ['{}', '{} cannot be used here'],
    ['', 'Enter the text'],
  ])('"%s": %s', (body, error) => {
    const said = replyBodyError(body);
    if (error) expect(said).toContain(error);
    else expect(said).toBeUndefined();
  });

  it('has a subject of one line with known placeholders', () => {
    expect(replySubjectError('Your request {reference}')).toBeUndefined();
    expect(replySubjectError('Your request {number}')).toContain('{number} cannot be used here');
    expect(replySubjectError('One\nTwo')).toContain('one line');
  });

  it('keeps a placeholder without a value, and braces in a value', () => {
    const filled = fillCopy('{name} {reference} {other}', { name: '{reference}', reference: undefined });
    expect(filled).toBe('{reference} {reference} {other}');
    expect(leftPlaceholder(filled)).toBe('{reference}');
    expect(leftPlaceholder('{other} and {name')).toBeUndefined();
  });
});

describe('the fields of a reply', () => {
  it.each([
    ['Your message', undefined],
    ['', 'Enter a subject.'],
    ['Two\r\nBcc: all@example.com', 'The subject must be one line.'],
    ['x'.repeat(201), 'Use at most 200 characters.'],
  ])('subject "%s": %s', (subject, problem) => expect(subjectProblem(subject)).toBe(problem));

  it.each([
    ['Thank you.', undefined],
    [' \n', 'Write the reply.'],
    ['x'.repeat(10_001), 'Use at most 10000 characters.'],
  ])('text "%s": %s', (text, problem) => expect(textProblem(text)).toBe(problem));
});

describe('a thread', () => {
  it('names the last mail and, as references, the ones before', () => {
    expect(threadHeaders([])).toEqual({});
    const thread = Array.from({ length: 25 }, (_, index) => ({ messageId: `<${index}@x>` }));
    const { 'In-Reply-To': last, References: references = '' } = threadHeaders(thread);
    expect(last).toBe('<24@x>');
    expect(references.split(' ')).toEqual(thread.slice(5).map(({ messageId }) => messageId));
  });

  it.each([
    ['Your bill', 'Re: Your bill'],
    ['Re: Your bill', 'Re: Your bill'],
    ['RE: re: AW: Your bill', 'Re: Your bill'],
    ['Regarding your bill', 'Re: Regarding your bill'],
  ])('answers "%s" as "%s"', (subject, answer) => expect(replySubject(subject)).toBe(answer));
});

describe('the address for answers', () => {
  const SECRET = 'the secret of the tests';
  const BASE = 'reply@in.example.com';
  const key = { collection: 'invoice-submissions', id: 2_147_483_647 } as const;
  const address = replyEmail(SECRET, BASE, key);

  it('leads back to its submission, in any case, and fits into a mail', () => {
    expect(submissionAt(SECRET, BASE, address)).toEqual(key);
    expect(submissionAt(SECRET, BASE, ` ${address.toUpperCase()} `)).toEqual(key);
    expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
  });

  it('leads back from an email that was sent before its collection was renamed', () => {
    const id = 7;
    const sent = replyEmail(SECRET, BASE, { collection: 'report-enquiries' as 'report-inquiries', id });
    expect(submissionAt(SECRET, BASE, sent)).toEqual({ collection: 'report-inquiries', id });
  });

  it.each([
    ['that is plain', BASE],
    ['of another submission', address.replace('2147483647', '2147483646')],
    ['of another kind', address.replace('invoice-submissions', 'bill-uploads')],
    ['with another signature', address.replace(/.@/, '!@')],
    ['that is cut off', address.replace(/.@/, '@')],
    ['with a signature of other characters', address.replace(/[^.]{20}@/, `${'é'.repeat(20)}@`)],
    ['with more', address.replace('@', '.x@')],
    ['at another domain', address.replace('in.example.com', 'example.com')],
    ['of a kind that is none', address.replace('invoice-submissions', 'constructor')],
    ['that another secret signed', replyEmail('another secret', BASE, key)],
    ['that is empty', ''],
  ])('%s leads nowhere', (_what, other) => {
    expect(submissionAt(SECRET, BASE, other)).toBeUndefined();
  });
});

describe('a mail that quotes another', () => {
  it.each([
    ['Thanks!', 'Thanks!', ''],
    ['Thanks!\n\nOn Mon, Jun 1, 2027, Sam <a@b> wrote:\n> Hello\n>\n> there\n', 'Thanks!', 'On Mon'],
    ['Thanks!\nOn Mon, Jun 1, 2027 at 9:00 AM Sam Staff\n<a@b> wrote:\n> Hello', 'Thanks!', 'On Mon'],
    ['Thanks!\n\n-----Original Message-----\nFrom: Sam\nHello', 'Thanks!', '-----Original'],
    ['> Is it covered?\nYes.\n> Since when?\n2019.', '> Is it covered?\nYes.\n> Since when?\n2019.', ''],
    ['> Only quoted', '> Only quoted', ''],
    ['', '', ''],
  ])('%j is split', (text, written, quoted) => {
    const split = splitQuoted(text);
    expect(split.written).toBe(written);
    expect(split.quoted.startsWith(quoted)).toBe(true);
    expect(split.quoted === '').toBe(quoted === '');
  });
});
