import { expect, it } from 'vitest';
import { mailTemplate } from './templates.ts';
import { bodyError, reasonError, subjectError } from './copy-validation.ts';

const launch = mailTemplate('sectionLaunch');

const BODY = 'Open {link}.\n\nOr leave: {unsubscribeLink}';

/** Asserts that an error contains these words, or that there is no error if no words are given. */
function expectError(said: string | undefined, words: string | undefined): void {
  if (words) expect(said).toContain(words);
  else expect(said).toBeUndefined();
}

it.each([
  ['Please confirm', undefined],
  ['{page} of {productName}', undefined],
  ['', 'Enter a subject'],
  ['x'.repeat(201), 'too long'],
  ['Hello\r\nBcc: all@example.com', 'one line'],
  ['Hello\u0000', 'one line'],
  ['{link}', '{link} cannot be used here. You can use {page}, {productName}.'],
  ['{constructor}', '{constructor} cannot be used here'],
  ['{}', '{} cannot be used here'],
  ['{ page }', '{ page } cannot be used here'],
  ['{{page}}', undefined],
])('subjectError for %j returns %s', (subject, error) => {
  expectError(subjectError(launch, subject), error);
});

it.each([
  [BODY, undefined],
  [`${BODY} {page} {productName} {page}`, undefined],
  [' \n ', 'Enter the text'],
  [`${BODY}${'x'.repeat(5000)}`, 'too long'],
  ['Open {link}', 'Add {unsubscribeLink}. It is required: Where the reader unsubscribes.'],
  ['{unsubscribeLink}', 'Add {link}. It is required'],
  [`${BODY} {name}`, '{name} cannot be used here'],
  [`${BODY} {pa\nge}`, 'cannot be used here'],
])('bodyError for %j returns %s', (body, error) => {
  expectError(bodyError(launch, body), error);
});

it.each([
  ['You asked for it.', undefined],
  [' ', 'Enter why'],
  ['x'.repeat(301), 'too long'],
  ['You asked for {page}.', '{page} cannot be used here.'],
])('reasonError for %j returns %s', (reason, error) => {
  expectError(reasonError(reason), error);
});
