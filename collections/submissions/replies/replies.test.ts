import { describe, expect, it } from 'vitest';
import { fillCopy, leftPlaceholder, replyBodyError, replySubjectError } from './placeholders.ts';
import { subjectError, textError } from './reply-schema.ts';
import { replySubject, threadHeaders } from './thread.ts';

describe('a reply template', () => {
  it.each([
    ['Hello {name}, about {reference}: {statusLabel}. {staffName}, {productName}', undefined],
    ['The limit is {figure:ll97-penalty-per-ton}.', '{figure:ll97-penalty-per-ton} cannot be used here'],
    ['Hello {firstName}', '{firstName} cannot be used here. You can use {name}, {reference}, '],
    ['{}', '{} cannot be used here'],
    ['', 'Enter the text'],
  ])('with the text %j has this error, if any: %s', (body, error) => {
    const said = replyBodyError(body);
    if (error) expect(said).toContain(error);
    else expect(said).toBeUndefined();
  });

  it('must have a one-line subject with known placeholders', () => {
    expect(replySubjectError('Your request {reference}')).toBeUndefined();
    expect(replySubjectError('Your request {number}')).toContain('{number} cannot be used here');
    expect(replySubjectError('One\nTwo')).toContain('one line');
  });

  it('keeps placeholders that have no value, and braces in values', () => {
    const filled = fillCopy('{name} {reference} {other}', { name: '{reference}', reference: undefined });
    expect(filled).toBe('{reference} {reference} {other}');
    expect(leftPlaceholder(filled)).toBe('{reference}');
    expect(leftPlaceholder('{other} and {name')).toBeUndefined();
  });
});

describe('a reply', () => {
  it.each([
    ['Your message', undefined],
    ['', 'Enter a subject.'],
    ['Two\r\nBcc: all@example.com', 'The subject must be one line.'],
    ['x'.repeat(201), 'Use at most 200 characters.'],
  ])('with the subject %j has this error, if any: %s', (subject, error) =>
    expect(subjectError(subject)).toBe(error),
  );

  it.each([
    ['Thank you.', undefined],
    [' \n', 'Write the reply.'],
    ['x'.repeat(10_001), 'Use at most 10000 characters.'],
  ])('with the text %j has this error, if any: %s', (text, error) => expect(textError(text)).toBe(error));
});

describe('a thread', () => {
  it('refers to the last email, and to at most 20 in total', () => {
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
  ])('continues the subject "%s" as "%s"', (subject, reply) => expect(replySubject(subject)).toBe(reply));
});
