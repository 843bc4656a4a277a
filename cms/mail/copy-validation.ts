import { usesIn } from '#law/figures/placeholders.ts';
import { type MailTemplate, allPlaceholders } from './template.ts';

/** In characters, before placeholders are filled in. */
const MAX = { subject: 200, body: 5000, reason: 300 };

const tooLong = (limit: number): string => `This is too long. Use at most ${limit} characters.`;

const namesIn = (copy: string): string[] => [...copy.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);

function placeholderError(copy: string, known: string[]): string | undefined {
  const unknown = namesIn(copy).find((name) => !known.includes(name) && usesIn(`{${name}}`).length === 0);
  if (unknown === undefined) return undefined;
  const message = `{${unknown}} cannot be used here.`;
  return known.length > 0
    ? `${message} You can use ${known.map((name) => `{${name}}`).join(', ')}.`
    : message;
}

export function subjectError(template: MailTemplate, subject: string): string | undefined {
  if (!subject.trim()) return 'Enter a subject.';
  if (subject.length > MAX.subject) return tooLong(MAX.subject);
  if (/\p{Cc}/u.test(subject)) return 'The subject must be one line.';
  const lines = Object.entries(allPlaceholders(template)).filter(([, { kind }]) => kind === 'line');
  return placeholderError(
    subject,
    lines.map(([name]) => name),
  );
}

export function bodyError(template: MailTemplate, body: string): string | undefined {
  if (!body.trim()) return 'Enter the text of the email.';
  if (body.length > MAX.body) return tooLong(MAX.body);
  const placeholders = allPlaceholders(template);
  const present = namesIn(body);
  for (const [name, { required, description }] of Object.entries(placeholders)) {
    if (required && !present.includes(name)) return `Add {${name}}. It is required: ${description}`;
  }
  return placeholderError(body, Object.keys(placeholders));
}

export function reasonError(reason: string): string | undefined {
  if (!reason.trim()) return 'Enter why the reader gets this email.';
  if (reason.length > MAX.reason) return tooLong(MAX.reason);
  return placeholderError(reason, []);
}

export const isValidCopy = (
  template: MailTemplate,
  { subject, body, reason }: Record<'subject' | 'body' | 'reason', string>,
): boolean => !subjectError(template, subject) && !bodyError(template, body) && !reasonError(reason);
