import { validateQuiz, type QuizDraft } from '#app/regulations/quiz-validation.ts';
import {
  countWords,
  nodesOf,
  plainText,
  readingMinutes,
  type TextNode,
  textOf,
} from '#cms/rich-text/text.ts';
import { type LintFinding, labelOf, missing, weak } from './required-fields.ts';

type Row = Record<string, unknown>;

/** In a form, a list without rows is the number 0. */
const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []);

const recordOf = (value: unknown): Row => (typeof value === 'object' && value !== null ? (value as Row) : {});

export function toQuizDraft(values: unknown): QuizDraft {
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

function lintHeadings(headings: TextNode[]): LintFinding[] {
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

/** Finds headings that skip a level or are empty, and links without an address. */
export function lintText(richText: unknown): LintFinding[] {
  const nodes = nodesOf(richText);
  const links = nodes.filter(leadsNowhere);
  return [
    ...lintHeadings(nodes.filter(isHeading)),
    ...links.map((link) => missing(`The link ${quoted(textOf(link))} has no address.`)),
  ];
}

type Values = Record<string, unknown>;

/** In characters, as search results and lists show them. */
const LONGEST_TITLE = 70;
const SHORTEST_EXCERPT = 50;
const LONGEST_EXCERPT = 300;

const words = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function lintExcerpt(excerpt: string): LintFinding[] {
  const { length } = excerpt;
  if (length === 0) return [];
  if (length < SHORTEST_EXCERPT) return [weak(`The excerpt is short: ${length} characters.`)];
  if (length > LONGEST_EXCERPT) {
    return [weak(`The excerpt is long: ${length} characters. Keep it under ${LONGEST_EXCERPT}.`)];
  }
  return [];
}

function lintArticle({ title, excerpt, image, meta }: Values): LintFinding[] {
  const description: unknown =
    typeof meta === 'object' && meta !== null ? Reflect.get(meta, 'description') : undefined;
  return [
    ...(words(title).length > LONGEST_TITLE
      ? [weak(`The title is long: ${words(title).length} characters. Search engines will cut it off.`)]
      : []),
    ...lintExcerpt(words(excerpt)),
    ...(image ? [] : [weak('There is no header image.')]),
    ...(words(description)
      ? []
      : [weak('There is no description for search engines. They will show the excerpt.')]),
  ];
}

/** "questions.0.options.1.score" becomes "Questions, row 1: Options, row 2: Score". */
const describePath = (path: string): string =>
  path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? `, row ${Number(part) + 1}` : `: ${labelOf({ name: part })}`))
    .join('')
    .replace(/^: /, '');

const lintQuiz = (quiz: Values): LintFinding[] =>
  validateQuiz(toQuizDraft(quiz)).map(({ path, message }) => missing(`${describePath(path)}: ${message}`));

const CHECKS: Record<string, (values: Values) => LintFinding[]> = {
  articles: lintArticle,
  guides: ({ excerpt }) => lintExcerpt(words(excerpt)),
  quizzes: lintQuiz,
};

const isRichText = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'root' in value;

function lintTexts(value: unknown): LintFinding[] {
  if (typeof value !== 'object' || value === null) return [];
  return isRichText(value) ? lintText(value) : Object.values(value).flatMap(lintTexts);
}

/** What is wrong with a document, apart from empty fields. */
export const lintDocument = (kind: string, values: Values): LintFinding[] => [
  ...(CHECKS[kind]?.(values) ?? []),
  ...lintTexts(values),
];

/** "1,240 words, 6 minutes", for documents with a body. */
export function describeLength({ body }: Values): string | undefined {
  if (!isRichText(body)) return undefined;
  const text = plainText(body);
  const count = countWords(text);
  const minutes = readingMinutes(text);
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'word' : 'words'}, ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}
