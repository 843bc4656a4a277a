import { problemsOfQuiz } from '#app/regulations/index.ts';
import { countWords, readingMinutes } from '../fields/reading-minutes.ts';
import { plainText } from '../rich-text/walk.ts';
import { type Finding, missing, weak } from './finding.ts';
import { quizInForm } from './quiz-in-form.ts';
import { labelOf } from './required-fields.ts';
import { textFindings } from './text-checks.ts';

type Values = Record<string, unknown>;

/** What search results and lists show without cutting it. */
const LONGEST_TITLE = 70;
const SHORTEST_EXCERPT = 50;
const LONGEST_EXCERPT = 300;

const words = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function lengthOfExcerpt(excerpt: string): Finding[] {
  const { length } = excerpt;
  if (length === 0) return [];
  if (length < SHORTEST_EXCERPT) return [weak(`The excerpt is short: ${length} characters.`)];
  if (length > LONGEST_EXCERPT) {
    return [weak(`The excerpt is long: ${length} characters. Keep it under ${LONGEST_EXCERPT}.`)];
  }
  return [];
}

function articleFindings({ title, excerpt, image, meta }: Values): Finding[] {
  const description: unknown =
    typeof meta === 'object' && meta !== null ? Reflect.get(meta, 'description') : undefined;
  return [
    ...(words(title).length > LONGEST_TITLE
      ? [weak(`The title is long: ${words(title).length} characters. Search engines will cut it off.`)]
      : []),
    ...lengthOfExcerpt(words(excerpt)),
    ...(image ? [] : [weak('There is no header image.')]),
    ...(words(description)
      ? []
      : [weak('There is no description for search engines. They will show the excerpt.')]),
  ];
}

/** "questions.0.options.1.score" becomes "Questions, row 1: Options, row 2: Score". */
const spelledPath = (path: string): string =>
  path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? `, row ${Number(part) + 1}` : `: ${labelOf({ name: part })}`))
    .join('')
    .replace(/^: /, '');

const quizFindings = (quiz: Values): Finding[] =>
  problemsOfQuiz(quizInForm(quiz)).map(({ path, message }) => missing(`${spelledPath(path)}: ${message}`));

const CHECKS: Record<string, (values: Values) => Finding[]> = {
  articles: articleFindings,
  guides: ({ excerpt }) => lengthOfExcerpt(words(excerpt)),
  quizzes: quizFindings,
};

const isRichText = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'root' in value;

/** What is wrong with each formatted text of a document, however deep it stands. */
function findingsInTexts(value: unknown): Finding[] {
  if (typeof value !== 'object' || value === null) return [];
  return isRichText(value) ? textFindings(value) : Object.values(value).flatMap(findingsInTexts);
}

/** What is wrong with a document of this kind beyond empty fields. */
export const documentFindings = (kind: string, values: Values): Finding[] => [
  ...(CHECKS[kind]?.(values) ?? []),
  ...findingsInTexts(values),
];

/** "1,240 words, 6 minutes" of what is read as a whole; nothing for other documents. */
export function lengthInWords({ body }: Values): string | undefined {
  if (!isRichText(body)) return undefined;
  const text = plainText(body);
  const count = countWords(text);
  const minutes = readingMinutes(text);
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'word' : 'words'}, ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}
