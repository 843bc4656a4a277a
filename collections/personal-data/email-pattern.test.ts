import { describe, expect, it } from 'vitest';
import { mentionsEmail } from './email-pattern.ts';

const ADDRESS = 'ada.o+1@example.com';

describe('mentionsEmail', () => {
  it.each([
    'ada.o+1@example.com',
    'Write to ADA.O+1@Example.com, please.',
    '<ada.o+1@example.com>',
    'It is ada.o+1@example.com.',
    '"ada.o+1@example.com"',
    'mailto:ada.o+1@example.com?subject=x',
  ])('finds the email address in %j', (text) => expect(mentionsEmail(text, ADDRESS)).toBe(true));

  it.each([
    'nada.o+1@example.com',
    'x.ada.o+1@example.com',
    'ada.o+1@example.com.au',
    'ada.o+1@example.community',
    'ada.o+1@example.com-mail.net',
    'adaXo+1@example.com',
    '',
  ])('does not find the email address in %j', (text) => expect(mentionsEmail(text, ADDRESS)).toBe(false));
});
