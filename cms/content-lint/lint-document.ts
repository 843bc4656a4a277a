import { countText } from '#law/numbers.ts';
import { toObject, toRows, type Values } from '#cms/objects.ts';
import { validateQuiz, type QuizDraft } from '#law/quizzes/quiz-validation.ts';
import {
  countWords,
  collectNodes,
  plainText,
  readingMinutes,
  textErrors,
  type TextNode,
  nodeText,
} from '#cms/rich-text/text.ts';
import { type CheckedField, labelAtPath, type LintFinding, missing, weak } from './required-fields.ts';

export function toQuizDraft(values: unknown): QuizDraft {
  const quiz = toObject(values);
  return {
    ...quiz,
    questions: toRows(quiz.questions).map((question) => ({ ...question, options: toRows(question.options) })),
    bands: toRows(quiz.bands),
    findings: toRows(quiz.findings),
    checklist: { ...toObject(quiz.checklist), items: toRows(toObject(quiz.checklist).items) },
  };
}

const isHeading = ({ type }: TextNode): boolean => type === 'heading';
const headingLevel = ({ tag = '' }: TextNode): number => Number(tag.slice(1)) || 2;
const quoted = (text: string): string => `“${text.trim()}”`;

function lintHeadings(headings: TextNode[]): LintFinding[] {
  const isEmpty = (heading: TextNode) => nodeText(heading).trim() === '';
  const skipped = headings.filter((heading, index) => {
    const above = headings[index - 1];
    return !isEmpty(heading) && headingLevel(heading) > (above ? headingLevel(above) : 1) + 1;
  });
  return [
    ...(headings.some(isEmpty) ? [weak('A heading in the text is empty.')] : []),
    ...skipped.map((heading) =>
      weak(`The heading ${quoted(nodeText(heading))} skips a level. Use the larger size first.`),
    ),
  ];
}

function isLinkWithoutAddress({ type, fields }: TextNode): boolean {
  if (type !== 'link' && type !== 'autolink') return false;
  return fields?.linkType === 'internal' ? !fields.doc : !fields?.url?.trim();
}

export function lintText(richText: unknown): LintFinding[] {
  const nodes = collectNodes(richText);
  const links = nodes.filter(isLinkWithoutAddress);
  return [
    ...textErrors(richText).map(missing),
    ...lintHeadings(nodes.filter(isHeading)),
    ...links.map((link) => missing(`The link ${quoted(nodeText(link))} has no address.`)),
  ];
}

/** In characters. Search results and lists truncate longer texts. */
const MAX_TITLE = 70;
const MIN_EXCERPT = 50;
const MAX_EXCERPT = 300;

const trimmed = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function lintExcerpt({ excerpt }: Values): LintFinding[] {
  const { length } = trimmed(excerpt);
  if (length > MAX_EXCERPT) {
    return [weak(`The excerpt is long: ${length} characters. Keep it under ${MAX_EXCERPT}.`)];
  }
  return length > 0 && length < MIN_EXCERPT ? [weak(`The excerpt is short: ${length} characters.`)] : [];
}

function lintArticle(article: Values): LintFinding[] {
  const { length } = trimmed(article.title);
  const hasDescription = trimmed(toObject(article.meta).description) !== '';
  return [
    ...(length > MAX_TITLE
      ? [weak(`The title is long: ${length} characters. Search engines will cut it off.`)]
      : []),
    ...lintExcerpt(article),
    ...(article.image ? [] : [weak('There is no header image.')]),
    ...(hasDescription
      ? []
      : [weak('There is no description for search engines, so they will show the excerpt.')]),
  ];
}

type Fields = readonly CheckedField[];

const lintQuiz = (quiz: Values, fields: Fields): LintFinding[] =>
  validateQuiz(toQuizDraft(quiz)).map(({ path, message }) =>
    missing(`${labelAtPath(fields, path)}: ${message}`),
  );

const CHECKS: Record<string, (values: Values, fields: Fields) => LintFinding[]> = {
  articles: lintArticle,
  guides: lintExcerpt,
  quizzes: lintQuiz,
};

const isRichText = (value: unknown): boolean => 'root' in toObject(value);

const lintTexts = (value: unknown): LintFinding[] =>
  isRichText(value) ? lintText(value) : Object.values(toObject(value)).flatMap(lintTexts);

export const lintDocument = (kind: string, values: Values, fields: Fields): LintFinding[] => [
  ...(CHECKS[kind]?.(values, fields) ?? []),
  ...lintTexts(values),
];

export function describeLength({ body }: Values): string | undefined {
  if (!isRichText(body)) return undefined;
  const text = plainText(body);
  return `${countText(countWords(text), 'word')}, ${countText(readingMinutes(text), 'minute')}`;
}
