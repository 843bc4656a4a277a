import { z } from 'zod';
import { MarkdownError, markdownToLexical } from '../rich-text/from-markdown.ts';
import type { RichText } from '#cms/rich-text/nodes.ts';
import { lexicalToMarkdown } from '../rich-text/to-markdown.ts';
import { type Codec, isObject } from './codec.ts';
import { idIn, mapPointers } from './references.ts';

const isRichText = (value: unknown): value is RichText => isObject(value) && 'root' in value;

const wholeSchema = z.strictObject({ lexical: z.custom<RichText>(isRichText, 'a rich text has a root') });

/** Markdown, or the whole rich text under `lexical` if Markdown would lose something. */
const inFile = (richText: RichText): unknown => lexicalToMarkdown(richText) ?? { lexical: richText };

const fromFile = (written: unknown): RichText =>
  typeof written === 'string' ? markdownToLexical(written) : wholeSchema.parse(written).lexical;

const schema = z
  .union([z.string(), wholeSchema], { error: 'must be text, or a rich text under `lexical`' })
  .transform((written, context) => {
    try {
      return typeof written === 'string' && written.trim() === '' ? undefined : inFile(fromFile(written));
    } catch (error) {
      if (!(error instanceof MarkdownError)) throw error;
      context.addIssue({ code: 'custom', message: error.message, params: { line: error.line } });
      return z.NEVER;
    }
  });

export const richText: Codec = {
  schema,
  toFile: (stored, keyOf) => {
    const withKeys = mapPointers(
      stored,
      ({ relationTo, value }) => keyOf(relationTo, idIn(value) ?? '') ?? null,
    );
    return isRichText(withKeys) ? inFile(withKeys) : undefined;
  },
  toStored: (written, idOf) => {
    if (written === undefined) return null;
    return mapPointers(fromFile(written), ({ relationTo, value }) =>
      typeof value === 'string' ? (idOf(relationTo, value) ?? null) : value,
    );
  },
};
