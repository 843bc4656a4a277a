import { isDeepStrictEqual } from 'node:util';
import { compactRichText, type RichText } from './compact.ts';
import { expandRichText } from './expand.ts';

const isWhole = (value: unknown): value is { lexical: RichText } =>
  typeof value === 'object' && value !== null && 'lexical' in value;

/**
 * A rich text as it stands in a file. One that the short form could not bring back exactly, as it has nodes of a
 * kind that nobody knew of, stands there whole, under the key `lexical`.
 */
export function richTextToFile(richText: RichText): unknown {
  const compact = compactRichText(richText);
  return isDeepStrictEqual(expandRichText(compact), richText) ? compact : { lexical: richText };
}

/** The rich text of a file. Throws a RichTextProblem. */
export const richTextFromFile = (value: unknown): RichText =>
  isWhole(value) ? value.lexical : expandRichText(value);
