import { describe, expect, it } from 'vitest';
import type { Placeholder } from './template.ts';
import { toParagraphs, plainText } from './paragraphs.ts';

const PLACEHOLDERS: Record<string, Placeholder> = {
  name: { description: 'A name.', example: 'Ada', kind: 'line' },
  words: { description: 'What was written.', example: 'Words.', kind: 'lines' },
  result: { description: 'What we found.', example: 'Words.', kind: 'lines', linkify: true },
  link: { description: 'A page.', example: 'https://example.com', kind: 'link', button: 'Open' },
};

const written = (body: string, values: Record<string, string>): string =>
  plainText(toParagraphs(body, PLACEHOLDERS, values));

it.each<[string, string, Record<string, string>, string]>([
  ['a name', 'Hello {name},\n\nGood day.', { name: 'Ada' }, 'Hello Ada,\n\nGood day.'],
  ['the same name twice', '{name}, {name}', { name: 'Ada' }, 'Ada, Ada'],
  ['several paragraphs', 'It says:\n\n{words}\n\nEnd.', { words: 'a\n\nb' }, 'It says:\n\na\n\nb\n\nEnd.'],
  ['an empty value', 'One.\n\n{words}\n\nTwo.', { words: '' }, 'One.\n\nTwo.'],
  ['an empty value on a line of a paragraph', 'One.\n{words}\nTwo.', { words: '' }, 'One.\n\nTwo.'],
  ['a value of blank lines only', 'One.\n\n{words}\n\nTwo.', { words: ' \n\n ' }, 'One.\n\nTwo.'],
  ['Windows line breaks', 'One.\r\n\r\n{words}', { words: 'a\r\nb\rc' }, 'One.\n\na\nb\nc'],
  ['braces', '{name} {words}', { name: '{words}', words: '{name}' }, '{words} {name}'],
  ['a replacement pattern', 'Hello {name}', { name: "$& $1 $'" }, "Hello $& $1 $'"],
  ['a placeholder without a value', 'Hello {name}', {}, 'Hello {name}'],
  ['a URL', 'Open\n{link}', { link: 'https://a.example/b?c=d&e' }, 'Open\nhttps://a.example/b?c=d&e'],
])('email copy is filled in correctly: %s', (_what, body, values, expected) => {
  expect(written(body, values)).toBe(expected);
});

describe('a URL in a list', () => {
  const linkedIn = (name: string) =>
    toParagraphs(`{${name}}`, PLACEHOLDERS, {
      [name]: 'See https://example.com\n- it: https://example.com/a\n- more',
    })
      .flat(2)
      .filter(({ href }) => href);

  it('becomes a link in our own text', () => {
    expect(linkedIn('result')).toEqual([{ text: 'https://example.com/a', href: 'https://example.com/a' }]);
  });

  it("stays plain text in a visitor's text", () => {
    expect(linkedIn('words')).toEqual([]);
  });
});

describe('a link', () => {
  const stretches = (body: string, link: string) => toParagraphs(body, PLACEHOLDERS, { link }).flat();

  it('includes its URL and its button label', () => {
    const [, line] = stretches('Here:\n{link}', 'https://example.com/a');
    expect(line).toEqual([{ text: 'https://example.com/a', href: 'https://example.com/a', button: 'Open' }]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'example.com', 'https://a b', ''])(
    'stays plain text if it is not a web URL: %j',
    (address) => {
      expect(
        stretches('{link}', address)
          .flat()
          .some(({ href }) => href),
      ).toBe(false);
    },
  );
});

describe('markup', () => {
  const MARKED: Record<string, Placeholder> = {
    text: { description: 'A text.', example: 'Words.', kind: 'lines', markup: true },
  };
  const text = '## Who is on it\n\nSee [the list](https://example.com/list) and [this](javascript:alert(1)).';

  it('becomes headings and links in our own text', () => {
    expect(toParagraphs('{text}', MARKED, { text }).flat(2)).toEqual([
      { text: 'Who is on it', isHeading: true },
      { text: 'See ' },
      { text: 'the list', href: 'https://example.com/list' },
      { text: ' and [this](javascript:alert(1)).' },
    ]);
  });

  it('becomes a label followed by the URL in plain text', () => {
    expect(plainText(toParagraphs('{text}', MARKED, { text }))).toBe(
      'Who is on it\n\nSee the list <https://example.com/list> and [this](javascript:alert(1)).',
    );
  });

  it("has no effect in a visitor's text", () => {
    expect(written('{words}', { words: text })).toBe(text);
  });
});
