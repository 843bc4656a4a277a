import type { Placeholder } from './template.ts';

export interface TextRun {
  text: string;
  href?: string;
  button?: string;
  isHeading?: boolean;
}

export type Paragraph = TextRun[][];

// With a capture group, `split` alternates between text and matches.
const PLACEHOLDER = /\{(\w+)\}/;
const LINE_OF_LIST = /^(- .*)$/m;
const ADDRESS = /(https?:\/\/\S+)/;

const HEADING = /^## (.*)$/m;
const LABELED_ADDRESS = /(\[[^[\]\n]+\]\((?:https?:\/\/|mailto:)[^\s()]+\))/;

function labeledLink(markup: string): TextRun {
  const middle = markup.indexOf('](');
  return { text: markup.slice(1, middle), href: markup.slice(middle + 2, -1) };
}

const withMarkup = (text: string): TextRun[] =>
  text
    .split(HEADING)
    .flatMap((part, index) =>
      index % 2 === 0
        ? part.split(LABELED_ADDRESS).map((run, at) => (at % 2 === 0 ? { text: run } : labeledLink(run)))
        : [{ text: part, isHeading: true }],
    );

const withLinks = (text: string): TextRun[] =>
  text.split(ADDRESS).map((part, index) => (index % 2 === 0 ? { text: part } : { text: part, href: part }));

const withPlainLineBreaks = (text: string): string => text.replace(/\r\n?/g, '\n');

function toRuns(value: string, placeholder: Placeholder | undefined): TextRun[] {
  if (placeholder?.kind === 'link' && /^https?:\/\/\S+$/.test(value)) {
    return [{ text: value, href: value, button: placeholder.button }];
  }
  const text = withPlainLineBreaks(value);
  if (placeholder?.markup) return withMarkup(text);
  if (!placeholder?.linkify) return [{ text }];
  return text
    .split(LINE_OF_LIST)
    .flatMap((part, index) => (index % 2 === 0 ? [{ text: part }] : withLinks(part)));
}

type Placeholders = Record<string, Placeholder>;
type Values = Readonly<Record<string, string | undefined>>;

/** Inserts values verbatim. Braces inside a value are not placeholders. */
function fill(copy: string, placeholders: Placeholders, values: Values): TextRun[] {
  return withPlainLineBreaks(copy)
    .split(PLACEHOLDER)
    .flatMap((part, index) => {
      if (index % 2 === 0) return { text: part };
      const value = values[part];
      return value === undefined ? { text: `{${part}}` } : toRuns(value, placeholders[part]);
    });
}

function append(line: TextRun[], run: TextRun): TextRun[] {
  const last = line.at(-1);
  if (!run.text) return line;
  if (!last || last.href || last.isHeading || run.href || run.isHeading) return [...line, run];
  return line.with(-1, { text: last.text + run.text });
}

function splitLines(runs: TextRun[]): TextRun[][] {
  const lines: TextRun[][] = [[]];
  for (const run of runs) {
    const [first = '', ...others] = run.text.split('\n');
    lines.push(append(lines.pop() ?? [], { ...run, text: first }));
    for (const text of others) lines.push(append([], { ...run, text }));
  }
  return lines;
}

export function toParagraphs(body: string, placeholders: Placeholders, values: Values): Paragraph[] {
  const paragraphs: Paragraph[] = [[]];
  for (const line of splitLines(fill(body, placeholders, values))) {
    if (line.every(({ text }) => !text.trim())) paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  }
  return paragraphs.filter(({ length }) => length > 0);
}

/** Writes the URL after the label. See RFC 3986, appendix C. */
const plainRun = ({ text, href, button }: TextRun): string =>
  href && !button && text !== href ? `${text} <${href}>` : text;

export const plainText = (paragraphs: Paragraph[]): string =>
  paragraphs.map((lines) => lines.map((line) => line.map(plainRun).join('')).join('\n')).join('\n\n');
