import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PayloadRequest } from 'payload';
import { parse } from 'yaml';
import { z } from 'zod';
import { areUsable } from './copy-validation.ts';
import { mailTemplate, TEMPLATE_KEYS, type TemplateKey } from './templates/index.ts';

/** The words of a mail as an editor writes them, with placeholders in braces. */
export const mailWordsSchema = z.object({ subject: z.string(), body: z.string() });

export type MailWords = z.infer<typeof mailWordsSchema>;

const FILE = path.join(
  path.dirname(fileURLToPath(import.meta.url)),
  '../seed/content/mail-templates.yaml',
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

/**
 * The words of a mail as the editors have them. Where they are missing, or cannot be used with this version of the
 * product, those of the seed: a mail is never lost over its words.
 */
export async function findWords(req: PayloadRequest, key: TemplateKey): Promise<MailWords> {
  const { docs } = await req.payload.find({
    collection: 'mail-templates',
    where: { key: { equals: key } },
    limit: 1,
    pagination: false,
    depth: 0,
    select: { subject: true, body: true },
    req,
  });
  const [words] = docs;
  if (words && areUsable(mailTemplate(key), words)) return words;
  const problem = words ? 'unusable' : 'missing';
  req.payload.logger.warn({ template: key, problem }, 'A mail is sent with the words of the seed');
  return defaultWords(key);
}
