import { describe, expect, it } from 'vitest';
import { mailTemplate } from './templates.ts';
import { isValidCopy, bodyError, subjectError } from './copy-validation.ts';

const confirmation = mailTemplate('newsletterConfirmation');

const BODY = 'Open {confirmLink}.\n\nOr leave: {unsubscribeLink}';

describe('a subject', () => {
  it.each([
    ['Please confirm', undefined],
    ['{newsletter} of {productName}', undefined],
    ['', 'Enter a subject'],
    ['   ', 'Enter a subject'],
    ['x'.repeat(201), 'too long'],
    ['Hello\r\nBcc: all@example.com', 'one line'],
    ['Hello\u0000', 'one line'],
    ['{confirmLink}', '{confirmLink} cannot be used here. You can use {newsletter}, {productName}.'],
    ['{businessName}', '{businessName} cannot be used here'],
    ['{constructor}', '{constructor} cannot be used here'],
    ['{}', '{} cannot be used here'],
    ['{ newsletter }', '{ newsletter } cannot be used here'],
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
    ['', 'Enter the text'],
    [' \n ', 'Enter the text'],
    [`${BODY}${'x'.repeat(5000)}`, 'too long'],
    ['Open {confirmLink}', 'Add {unsubscribeLink}. It is required: Where the reader unsubscribes.'],
    ['{unsubscribeLink}', 'Add {confirmLink}. It is required'],
    [`${BODY} {name}`, '{name} cannot be used here'],
    [`${BODY} {new\nsletter}`, 'cannot be used here'],
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
