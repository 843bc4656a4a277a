import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PayloadRequest } from 'payload';
import { parse } from 'yaml';
import { z } from 'zod';
import { isValidCopy } from './copy-validation.ts';
import { mailTemplate, TEMPLATE_KEYS, type TemplateKey } from './templates/index.ts';

/** The words of a mail as an editor writes them, with placeholders in braces. */
export const mailCopySchema = z.object({ subject: z.string(), body: z.string() });

export type MailCopy = z.infer<typeof mailCopySchema>;

const FILE = path.join(path.dirname(fileURLToPath(import.meta.url)), '../seed/content/mail-templates.yaml');

const fileSchema = z.array(z.strictObject({ key: z.enum(TEMPLATE_KEYS), ...mailCopySchema.shape }));

/** The words of one mail, as the seed brings them. */
export type DefaultCopy = z.infer<typeof fileSchema>[number];

/** The words of all mails, as the seed brings them. */
export const readDefaultCopy = async (): Promise<DefaultCopy[]> =>
  fileSchema.parse(parse(await readFile(FILE, 'utf8')));

/** The words that a mail has until an editor changes them. */
export async function defaultCopy(key: TemplateKey): Promise<DefaultCopy> {
  const words = (await readDefaultCopy()).find((candidate) => candidate.key === key);
  if (!words) throw new Error(`The seed has no words for the mail "${key}".`);
  return words;
}

/**
 * The words of a mail as the editors have them. Where they are missing, or cannot be used with this version of the
 * product, those of the seed: a mail is never lost over its words.
 */
export async function findCopy(req: PayloadRequest, key: TemplateKey): Promise<MailCopy> {
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
  if (words && isValidCopy(mailTemplate(key), words)) return words;
  const problem = words ? 'unusable' : 'missing';
  req.payload.logger.warn({ template: key, problem }, 'A mail is sent with the words of the seed');
  return defaultCopy(key);
}
