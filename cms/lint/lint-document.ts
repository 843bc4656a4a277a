import { problemsOfQuiz, type QuizDraft } from '#app/regulations/index.ts';
import {
  countWords,
  nodesOf,
  plainText,
  readingMinutes,
  type TextNode,
  textOf,
} from '#cms/rich-text/text.ts';
import { type Finding, labelOf, missing, weak } from './required-fields.ts';

type Row = Record<string, unknown>;

/** A list as the form has it: one without rows is the number 0 there. */
const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []);

const recordOf = (value: unknown): Row => (typeof value === 'object' && value !== null ? (value as Row) : {});

/** The quiz in a form, in the shape in which the rules judge it. */
export function quizInForm(values: unknown): QuizDraft {
  const quiz = recordOf(values);
  return {
    ...quiz,
    questions: rowsOf(quiz.questions).map((question) => ({ ...question, options: rowsOf(question.options) })),
    bands: rowsOf(quiz.bands),
    findings: rowsOf(quiz.findings),
    checklist: { ...recordOf(quiz.checklist), items: rowsOf(recordOf(quiz.checklist).items) },
  };
}

const isHeading = ({ type }: TextNode): boolean => type === 'heading';
const levelOf = ({ tag = '' }: TextNode): number => Number(tag.slice(1)) || 2;
const quoted = (words: string): string => `“${words.trim()}”`;

function headingFindings(headings: TextNode[]): Finding[] {
  const skipped = headings.filter((heading, index) => {
    const above = headings[index - 1];
    return levelOf(heading) > (above ? levelOf(above) : 1) + 1;
  });
  const empty = headings.filter((heading) => textOf(heading).trim() === '');
  return [
    ...(empty.length > 0 ? [weak('A heading in the text is empty.')] : []),
    ...skipped
      .filter((heading) => textOf(heading).trim() !== '')
      .map((heading) =>
        weak(`The heading ${quoted(textOf(heading))} skips a level. Use the larger size first.`),
      ),
  ];
}

function leadsNowhere({ type, fields }: TextNode): boolean {
  if (type !== 'link' && type !== 'autolink') return false;
  return fields?.linkType === 'internal' ? !fields.doc : !fields?.url?.trim();
}

/** What is wrong with a formatted text: headings that leave out a level or have no words, links without an address. */
export function textFindings(richText: unknown): Finding[] {
  const nodes = nodesOf(richText);
  const links = nodes.filter(leadsNowhere);
  return [
    ...headingFindings(nodes.filter(isHeading)),
    ...links.map((link) => missing(`The link ${quoted(textOf(link))} has no address.`)),
  ];
}

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
