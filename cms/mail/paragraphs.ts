import type { Placeholder } from './templates/definition.ts';

/** A stretch of text; one with an address is a link, and may have the label of a button. */
export interface TextRun {
  text: string;
  href?: string;
  button?: string;
}

/** A paragraph is lines, a line is stretches. */
export type Paragraph = TextRun[][];

type Values = Readonly<Record<string, string | undefined>>;

// Text that is split by a pattern with a group: what is between the matches, and they, take turns.
const PLACEHOLDER = /\{(\w+)\}/;
const LINE_OF_LIST = /^(- .*)$/m;
const ADDRESS = /(https?:\/\/\S+)/;

const isWebAddress = (text: string): boolean => /^https?:\/\/\S+$/.test(text);

const withLinks = (text: string): TextRun[] =>
  text.split(ADDRESS).map((part, index) => (index % 2 === 0 ? { text: part } : { text: part, href: part }));

const withPlainLineBreaks = (text: string): string => text.replace(/\r\n?/g, '\n');

function runsOf(value: string, placeholder: Placeholder | undefined): TextRun[] {
  if (placeholder?.kind === 'link' && isWebAddress(value)) {
    return [{ text: value, href: value, button: placeholder.button }];
  }
  const text = withPlainLineBreaks(value);
  if (!placeholder?.linkify) return [{ text }];
  return text
    .split(LINE_OF_LIST)
    .flatMap((part, index) => (index % 2 === 0 ? [{ text: part }] : withLinks(part)));
}

/** Words with their placeholders filled in. A value is not looked into: braces in it are only braces. */
function fill(words: string, placeholders: Record<string, Placeholder>, values: Values): TextRun[] {
  return withPlainLineBreaks(words)
    .split(PLACEHOLDER)
    .flatMap((part, index) => {
      if (index % 2 === 0) return { text: part };
      const value = values[part];
      return value === undefined ? { text: `{${part}}` } : runsOf(value, placeholders[part]);
    });
}

/** Puts a stretch at the end of a line; text after text is one stretch. */
function append(line: TextRun[], stretch: TextRun): TextRun[] {
  const last = line.at(-1);
  if (!stretch.text) return line;
  if (!last || last.href || stretch.href) return [...line, stretch];
  return line.with(-1, { text: last.text + stretch.text });
}

/** The same stretches, line by line. */
function linesOf(stretches: TextRun[]): TextRun[][] {
  const lines: TextRun[][] = [[]];
  for (const stretch of stretches) {
    const [first = '', ...others] = stretch.text.split('\n');
    lines.push(append(lines.pop() ?? [], { ...stretch, text: first }));
    for (const text of others) lines.push(append([], { ...stretch, text }));
  }
  return lines;
}

const isBlank = (line: TextRun[]): boolean => line.every(({ text }) => !text.trim());

/** The paragraphs of a mail: blank lines part them, and one that is empty once it is filled in is left out. */
export function paragraphsOf(
  body: string,
  placeholders: Record<string, Placeholder>,
  values: Values,
): Paragraph[] {
  const paragraphs: Paragraph[] = [[]];
  for (const line of linesOf(fill(body, placeholders, values))) {
    if (isBlank(line)) paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  }
  return paragraphs.filter(({ length }) => length > 0);
}

/** Paragraphs as plain text. */
export const plainText = (paragraphs: Paragraph[]): string =>
  paragraphs
    .map((lines) => lines.map((line) => line.map(({ text }) => text).join('')).join('\n'))
    .join('\n\n');
