import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PayloadRequest } from 'payload';
import { parse } from 'yaml';
import { z } from 'zod';
import { isValidCopy } from './copy-validation.ts';
import { mailTemplate, TEMPLATE_KEYS, type TemplateKey } from './templates.ts';

/** The copy of a mail as editors write it, with placeholders in braces. */
export const mailCopySchema = z.object({ subject: z.string(), body: z.string() });

export type MailCopy = z.infer<typeof mailCopySchema>;

const FILE = path.join(path.dirname(fileURLToPath(import.meta.url)), '../seed/content/mail-templates.yaml');

const fileSchema = z.array(z.strictObject({ key: z.enum(TEMPLATE_KEYS), ...mailCopySchema.shape }));

export type DefaultCopy = z.infer<typeof fileSchema>[number];

/** The copy that each mail has until an editor changes it. */
export const readDefaultCopy = async (): Promise<DefaultCopy[]> =>
  fileSchema.parse(parse(await readFile(FILE, 'utf8')));

export async function defaultCopy(key: TemplateKey): Promise<DefaultCopy> {
  const copy = (await readDefaultCopy()).find((candidate) => candidate.key === key);
  if (!copy) throw new Error(`There is no default copy for the mail "${key}".`);
  return copy;
}

/** The copy that editors wrote; the default where it is missing or invalid, so that no mail is lost over its copy. */
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
  const [copy] = docs;
  if (copy && isValidCopy(mailTemplate(key), copy)) return copy;
  const reason = copy ? 'invalid' : 'missing';
  req.payload.logger.warn({ template: key, reason }, 'Sending a mail with its default copy');
  return defaultCopy(key);
}
