import { type UseName, usesIn } from '#law/figures/placeholders.ts';
import { plainText } from '#cms/rich-text/text.ts';

const SENTENCES = new Intl.Segmenter('en-US', { granularity: 'sentence' });

const isRichText = (value: object): boolean => 'root' in value;

/** The texts of a document as they are read: a formatted text is one of them, with its placeholders in their places. */
function readableTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return isRichText(value) ? [plainText(value)] : Object.values(value).flatMap(readableTexts);
}

/**
 * A line of the same length for finding its sentences: one may start with a placeholder, which has to look like a word
 * with a capital for that, and none ends after "Admin." of a citation.
 */
const asWords = (line: string): string =>
  line.replace(/\{[^{}]*\}/g, (braces) => 'X'.repeat(braces.length)).replaceAll('Admin.', 'Admin_');

const sentencesOf = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) =>
      [...SENTENCES.segment(asWords(line))].map(({ index, segment }) =>
        line.slice(index, index + segment.length).trim(),
      ),
    );

/** The sentences of a document that name a figure or deadline, each once, with their placeholders. */
export const sentencesWith = (document: unknown, use: UseName): string[] => [
  ...new Set(
    readableTexts(document)
      .filter((text) => text.includes(use))
      .flatMap(sentencesOf)
      .filter((sentence) => usesIn(sentence).includes(use)),
  ),
];

/** Whether a sentence with figures also contains a typed result: "83 times {figure:fee} is $22,244". */
export function hasTypedResult(sentence: string): boolean {
  const typed = sentence.replaceAll(/\{[^{}]*\}/g, '');
  const [, ...afterSign] = typed.split(/[=×]|\b(?:times|x)\b/);
  return /\$\d/.test(typed) || afterSign.some((part) => /\d/.test(part));
}
