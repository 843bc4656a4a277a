import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PayloadRequest } from 'payload';
import { parse } from 'yaml';
import { z } from 'zod';
import { isValidCopy } from './copy-validation.ts';
import { mailTemplate, type TemplateKey } from './templates.ts';

export const mailCopySchema = z.object({ subject: z.string(), body: z.string(), reason: z.string() });

export type MailCopy = z.infer<typeof mailCopySchema>;

const DEFAULT_COPY_FOLDER = path.resolve(fileURLToPath(import.meta.url), '../../../content/mail-templates');

export const defaultCopy = async (key: TemplateKey): Promise<MailCopy> =>
  mailCopySchema.parse(parse(await readFile(path.join(DEFAULT_COPY_FOLDER, `${key}.yaml`), 'utf8')));

/** Falls back to the default copy, so that missing or invalid copy never stops an email. */
export async function findCopy(req: PayloadRequest, key: TemplateKey): Promise<MailCopy> {
  const { docs } = await req.payload.find({
    collection: 'mail-templates',
    where: { key: { equals: key } },
    limit: 1,
    pagination: false,
    depth: 0,
    select: { subject: true, body: true, reason: true },
    req,
  });
  const [found] = docs;
  const copy = found && { ...found, reason: found.reason ?? '' };
  if (copy && isValidCopy(mailTemplate(key), copy)) return copy;
  const reason = copy ? 'invalid' : 'missing';
  req.payload.logger.warn({ template: key, reason }, 'Sending a mail with its default copy');
  return defaultCopy(key);
}
