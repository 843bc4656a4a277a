import { placeholdersOf, type MailTemplate, type Placeholder } from './template.ts';

/** In characters, before placeholders are filled in. */
const LONGEST = { subject: 200, body: 5000 };

const tooLong = (limit: number): string => `This is too long. Use at most ${limit} characters.`;

const BRACES = /\{([^{}]*)\}/g;

const namesIn = (words: string): string[] => [...words.matchAll(BRACES)].map(([, name = '']) => name);

const inBraces = (names: string[]): string => names.map((name) => `{${name}}`).join(', ');

function placeholderError(words: string, known: string[]): string | undefined {
  const unknown = namesIn(words).find((name) => !known.includes(name));
  if (unknown === undefined) return undefined;
  return `{${unknown}} is not filled in here. You can use ${inBraces(known)}.`;
}

const namesOf = (template: MailTemplate, wanted: (placeholder: Placeholder) => boolean): string[] =>
  Object.entries(placeholdersOf(template))
    .filter(([, placeholder]) => wanted(placeholder))
    .map(([name]) => name);

/** What is wrong with a subject, if anything. */
export function subjectError(template: MailTemplate, subject: string): string | undefined {
  if (!subject.trim()) return 'A mail needs a subject.';
  if (subject.length > LONGEST.subject) return tooLong(LONGEST.subject);
  if (/\p{Cc}/u.test(subject)) return 'A subject has to be one line.';
  return placeholderError(
    subject,
    namesOf(template, ({ kind }) => kind === 'line'),
  );
}

/** What is wrong with a body, if anything. */
export function bodyError(template: MailTemplate, body: string): string | undefined {
  if (!body.trim()) return 'A mail needs text.';
  if (body.length > LONGEST.body) return tooLong(LONGEST.body);
  const present = namesIn(body);
  const missing = namesOf(template, ({ required }) => Boolean(required)).find(
    (name) => !present.includes(name),
  );
  if (missing) {
    const { description = '' } = placeholdersOf(template)[missing] ?? {};
    return `This mail needs {${missing}}: ${description}`;
  }
  return placeholderError(
    body,
    namesOf(template, () => true),
  );
}

export const isValidCopy = (
  template: MailTemplate,
  { subject, body }: { subject: string; body: string },
): boolean => !subjectError(template, subject) && !bodyError(template, body);
