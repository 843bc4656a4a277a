import { z } from 'zod';
import { idIn, mapPointers } from '../references.ts';
import type { RichText } from '../rich-text/compact.ts';
import { richTextFromFile, richTextToFile } from '../rich-text/in-file.ts';
import type { Codec } from './codec.ts';

const schema = z.unknown().transform((written, context) => {
  if (written === undefined) return undefined;
  try {
    return richTextToFile(richTextFromFile(written));
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
    return z.NEVER;
  }
});

/** A rich text, whose pictures and links within the site are known by their keys. */
export const richText: Codec = {
  schema,
  toFile: (stored, { keyOf }) => {
    if (!stored) return undefined;
    const withKeys = mapPointers(
      stored,
      ({ relationTo, value }) => keyOf(relationTo, idIn(value) ?? '') ?? null,
    );
    return richTextToFile(withKeys as RichText);
  },
  toStored: (written, { idOf }) => {
    if (written === undefined) return null;
    return mapPointers(richTextFromFile(written), ({ relationTo, value }) =>
      typeof value === 'string' ? (idOf(relationTo, value) ?? null) : value,
    );
  },
};
