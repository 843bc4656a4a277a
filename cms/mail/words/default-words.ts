import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import { TEMPLATE_KEYS, type TemplateKey } from '../templates/index.ts';
import { mailWordsSchema } from './words.ts';

const FILE = path.join(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../seed/content/mail-templates.yaml',
);

const fileSchema = z.array(z.strictObject({ key: z.enum(TEMPLATE_KEYS), ...mailWordsSchema.shape }));

/** The words of one mail, as the seed brings them. */
export type SeededWords = z.infer<typeof fileSchema>[number];

/** The words of all mails, as the seed brings them. */
export const readSeededWords = async (): Promise<SeededWords[]> =>
  fileSchema.parse(parse(await readFile(FILE, 'utf8')));

/** The words that a mail has until an editor changes them. */
export async function defaultWords(key: TemplateKey): Promise<SeededWords> {
  const words = (await readSeededWords()).find((candidate) => candidate.key === key);
  if (!words) throw new Error(`The seed has no words for the mail "${key}".`);
  return words;
}
