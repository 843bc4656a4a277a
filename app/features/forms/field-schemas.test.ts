import { describe, expect, it } from 'vitest';
import { choice, email, singleLine, multiLine, website } from './field-schemas.ts';

const messageOf = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  result.error?.issues[0]?.message;

describe('email', () => {
  it.each([
    ['Owner@Example.COM ', 'owner@example.com'],
    ['first.last+tag@sub.example.org', 'first.last+tag@sub.example.org'],
  ])('parses %j as %j', (typed, stored) => {
    expect(email().parse(typed)).toBe(stored);
  });

  it.each([
    undefined,
    '',
    'owner@',
    'a b@example.com',
    'a@b\r\nBcc: c@d.com',
    'a@b.com\u0000',
    'owner@localhost',
    'owner@192.168.0.1',
    'a..b@example.com',
    'a@example.c',
    `${'a'.repeat(250)}@example.com`,
  ])('rejects %j', (typed) => {
    expect(messageOf(email().safeParse(typed))).toBe('Please enter a valid email address');
  });

  it('rejects values that are not text', () => {
    expect(messageOf(email().safeParse(undefined))).toBe('Please enter a valid email address');
  });
});

describe('website', () => {
  it.each([
    ['example.com', 'https://example.com'],
    ['https://example.com/about', 'https://example.com/about'],
    ['http://sub.example.co.uk', 'http://sub.example.co.uk'],
  ])('parses %j as %j', (typed, stored) => {
    expect(website().parse(typed)).toBe(stored);
  });

  it.each(['javascript:alert(1)', 'ftp://example.com', 'localhost', 'https://', 'not a site'])(
    'rejects %j',
    (typed) => {
      expect(messageOf(website().safeParse(typed))).toBe('Please enter a valid website URL');
    },
  );
});

describe('singleLine and multiLine', () => {
  const name = singleLine({ message: 'Please enter your name', max: 20 });
  const story = multiLine({ message: 'Please tell us', min: 10, max: 5000 });

  it('trims before checking the length', () => {
    expect(name.parse('  Ada  ')).toBe('Ada');
    expect(messageOf(name.safeParse('   '))).toBe('Please enter your name');
    expect(messageOf(story.safeParse('too short'))).toBe('Please tell us');
  });

  it('names the maximum length when text is too long', () => {
    expect(messageOf(story.safeParse('x'.repeat(1_000_000)))).toBe('Please use at most 5,000 characters');
  });

  it('rejects control characters, and line breaks in a single line', () => {
    for (const control of ['\u0000', '\u007f', '\u0085', '\u009f']) {
      expect(messageOf(name.safeParse(`A${control}da`))).toContain('cannot be shown');
    }
    expect(name.safeParse('Caf\u00e9 \u00a0Ada').success).toBe(true);
    for (const lineBreak of ['\r\n', '\n', '\r']) {
      expect(messageOf(name.safeParse(`Ada${lineBreak}Bcc: x`))).toContain('cannot be shown');
    }
    expect(story.safeParse('First line.\r\nSecond\tline.').success).toBe(true);
  });
});

describe('choice', () => {
  it('accepts only the values offered', () => {
    const field = choice([{ value: 'Legal' }], 'Please choose');
    expect(field.parse('Legal')).toBe('Legal');
    expect(messageOf(field.safeParse('legal'))).toBe('Please choose');
    expect(messageOf(field.safeParse(undefined))).toBe('Please choose');
  });
});
