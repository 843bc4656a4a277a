import { describe, expect, it } from 'vitest';
import { mailTemplate } from './templates.ts';
import { isValidCopy, bodyError, subjectError } from './copy-validation.ts';

const confirmation = mailTemplate('newsletterConfirmation');

const BODY = 'Open {confirmLink}.\n\nOr leave: {unsubscribeLink}';

describe('a subject', () => {
  it.each([
    ['Please confirm', undefined],
    ['{newsletter} of {productName}', undefined],
    ['', 'needs a subject'],
    ['   ', 'needs a subject'],
    ['x'.repeat(201), 'too long'],
    ['Hello\r\nBcc: all@example.com', 'one line'],
    ['Hello\u0000', 'one line'],
    ['{confirmLink}', '{confirmLink} is not filled in here. You can use {newsletter}, {productName}.'],
    ['{businessName}', '{businessName} is not filled in here'],
    ['{constructor}', '{constructor} is not filled in here'],
    ['{}', '{} is not filled in here'],
    ['{ newsletter }', '{ newsletter } is not filled in here'],
    ['{{newsletter}}', undefined],
  ])('"%s": %s', (subject, error) => {
    const said = subjectError(confirmation, subject);
    if (error) expect(said).toContain(error);
    else expect(said).toBeUndefined();
  });
});

describe('a body', () => {
  it.each([
    [BODY, undefined],
    [`${BODY} {newsletter} {productName} {newsletter}`, undefined],
    ['', 'needs text'],
    [' \n ', 'needs text'],
    [`${BODY}${'x'.repeat(5000)}`, 'too long'],
    ['Open {confirmLink}', 'This mail needs {unsubscribeLink}: Where the reader unsubscribes.'],
    ['{unsubscribeLink}', 'This mail needs {confirmLink}'],
    [`${BODY} {name}`, '{name} is not filled in here'],
    [`${BODY} {new\nsletter}`, 'is not filled in here'],
  ])('"%s": %s', (body, error) => {
    const said = bodyError(confirmation, body);
    if (error) expect(said).toContain(error);
    else expect(said).toBeUndefined();
  });
});

it.each([
  ['Please confirm', BODY, true],
  ['', BODY, false],
  ['Please confirm', '', false],
])('accepts copy when both subject and body are valid: "%s", "%s": %s', (subject, body, usable) => {
  expect(isValidCopy(confirmation, { subject, body })).toBe(usable);
});
