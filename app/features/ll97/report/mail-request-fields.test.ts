import { expect, it } from 'vitest';
import { formOf } from '#tests/support/form-of.ts';
import { mailRequestForm } from './mail-request-fields.ts';

const check = (email: string) => mailRequestForm.check(formOf({ email }));

it.each([
  ['owner@example.com', ['owner@example.com']],
  ['Owner@Example.com, manager@example.com', ['owner@example.com', 'manager@example.com']],
  [
    'one@example.com; two@example.com three@example.com,',
    ['one@example.com', 'two@example.com', 'three@example.com'],
  ],
  ['one@example.com, ONE@example.com', ['one@example.com']],
])('mailRequestForm accepts the recipients %j', (typed, email) => {
  expect(check(typed)).toMatchObject({ status: 'success', value: { email } });
});

const six = Array.from({ length: 6 }, (_, index) => `a${index}@example.com`).join(', ');

it.each([
  ['', 'Please enter a valid email address'],
  [' , ', 'Please enter a valid email address'],
  ['nobody', 'Please enter a valid email address'],
  ['owner@example.com, nobody', 'nobody is not a valid email address'],
  ['nobody, owner@example.com, a@b', 'nobody and a@b are not valid email addresses'],
  [six, 'Please enter at most 5 email addresses'],
  ['x'.repeat(2000), 'Please enter a valid email address'],
])('mailRequestForm rejects %j with one message', (typed, message) => {
  expect(check(typed).reply().error).toEqual({ email: [message] });
});
