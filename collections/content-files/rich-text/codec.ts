import { z } from 'zod';
import { isObject } from '#cms/objects.ts';
import type { RichText } from '#cms/rich-text/nodes.ts';
import { type Codec, idIn, mapPointers } from '../codec.ts';
import { MarkdownError, markdownToLexical } from './from-markdown.ts';
import { lexicalToMarkdown } from './to-markdown.ts';

const isRichText = (value: unknown): value is RichText => isObject(value) && 'root' in value;

const wholeSchema = z.strictObject({ lexical: z.custom<RichText>(isRichText, 'a rich text has a root') });

/** Returns Markdown, or all of the rich text under `lexical` if Markdown would lose something. */
const toFileValue = (richText: RichText): unknown => lexicalToMarkdown(richText) ?? { lexical: richText };

const fromFileValue = (written: unknown): RichText =>
  typeof written === 'string' ? markdownToLexical(written) : wholeSchema.parse(written).lexical;

const schema = z
  .union([z.string(), wholeSchema], { error: 'must be text, or a rich text under `lexical`' })
  .transform((written, context) => {
    try {
      if (typeof written === 'string' && written.trim() === '') return undefined;
      return toFileValue(fromFileValue(written));
    } catch (error) {
      if (!(error instanceof MarkdownError)) throw error;
      context.addIssue({ code: 'custom', message: error.message, params: { line: error.line } });
      return z.NEVER;
    }
  });

export const richText: Codec = {
  schema,
  toFile: (stored, findKey) => {
    const withKeys = mapPointers(
      stored,
      ({ relationTo, value }) => findKey(relationTo, idIn(value) ?? '') ?? null,
    );
    return isRichText(withKeys) ? toFileValue(withKeys) : undefined;
  },
  toStored: (written, findId) => {
    if (written === undefined) return null;
    return mapPointers(fromFileValue(written), ({ relationTo, value }) =>
      typeof value === 'string' ? (findId(relationTo, value) ?? null) : value,
    );
  },
};
