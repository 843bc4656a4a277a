import type { PayloadRequest } from 'payload';
import { mailTemplate, type TemplateKey } from '../templates/index.ts';
import { defaultWords } from './default-words.ts';
import { areUsable } from './objection.ts';
import type { MailWords } from './words.ts';

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
