import { type UseName, usesIn } from '#law/figures/placeholders.ts';
import { plainText } from '#cms/rich-text/text.ts';

const SENTENCES = new Intl.Segmenter('en-US', { granularity: 'sentence' });

const isRichText = (value: object): boolean => 'root' in value;

function readableTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return isRichText(value) ? [plainText(value)] : Object.values(value).flatMap(readableTexts);
}

/**
 * Returns a line of the same length that is safe to split into sentences. A placeholder becomes a capitalized
 * word, because it may start a sentence, and "Admin." in a citation loses its period.
 */
const asWords = (line: string): string =>
  line.replace(/\{[^{}]*\}/g, (braces) => 'X'.repeat(braces.length)).replaceAll('Admin.', 'Admin_');

const splitSentences = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) =>
      [...SENTENCES.segment(asWords(line))].map(({ index, segment }) =>
        line.slice(index, index + segment.length).trim(),
      ),
    );

export const sentencesWith = (document: unknown, use: UseName): string[] => [
  ...new Set(
    readableTexts(document)
      .filter((text) => text.includes(use))
      .flatMap(splitSentences)
      .filter((sentence) => usesIn(sentence).includes(use)),
  ),
];

/** Whether a sentence contains a typed result besides the figure, as in "83 times {figure:fee} is $22,244". */
export function hasTypedResult(sentence: string): boolean {
  const typed = sentence.replaceAll(/\{[^{}]*\}/g, '');
  const [, ...afterSign] = typed.split(/[=×]|\b(?:times|x)\b/);
  return /\$\d/.test(typed) || afterSign.some((part) => /\d/.test(part));
}
