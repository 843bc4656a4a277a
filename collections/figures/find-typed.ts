import { figure, type Node, text } from '#cms/rich-text/nodes.ts';
import { plainText } from '#cms/rich-text/text.ts';
import type { Choice } from './figure-schemas.ts';
import { valuesAt } from '#cms/register/texts.ts';

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';

export const TYPED = new RegExp(
  `\\$\\d+(?:,\\d{3})*(?:\\.\\d+)?|\\b\\d{1,3}(?:\\.\\d{1,4})?%|(?:${MONTHS}) \\d{1,2}, \\d{4}`,
  'g',
);

interface TypedFigure {
  path: string;
  text: string;
  choice: Choice;
}

const withoutPlaceholders = (value: string): string => value.replaceAll(/\{[^{}]*\}/g, ' ');

export function findTyped(document: Record<string, unknown>, choices: readonly Choice[]): TypedFigure[] {
  const { module } = document;
  const fitting = choices.filter((choice) => typeof module !== 'string' || choice.module === module);
  return valuesAt(document).flatMap(({ path, value }) => {
    const content = withoutPlaceholders(typeof value === 'string' ? value : plainText(value));
    return [...new Set(content.match(TYPED))].flatMap((typed) =>
      fitting
        .filter(({ forms }) => forms[0]?.text === typed)
        .map((choice) => ({ path, text: typed, choice })),
    );
  });
}

const CUT = '\u0000';

/** Splits a text at an amount. "$268" does not match in "$268.50" or "$268,000". */
const splitAt = (content: string, typed: string): string[] =>
  content.replaceAll(TYPED, (found) => (found === typed ? CUT : found)).split(CUT);

const isTextNode = (node: object): node is Node & { text: string; format: number } =>
  'type' in node && node.type === 'text' && 'text' in node && typeof node.text === 'string';

const newId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 24);

function splitNode(
  node: Node & { text: string; format: number },
  typed: string,
  placeholder: string,
): Node[] {
  const parts = splitAt(node.text, typed);
  return parts
    .flatMap((part, index) => [
      ...(index > 0 ? [figure(placeholder, newId(), node.format)] : []),
      text(part, node.format),
    ])
    .filter(({ type, text: content }) => type !== 'text' || content !== '');
}

export function withPlaceholder(value: unknown, typed: string, placeholder: string): unknown {
  if (typeof value === 'string') return splitAt(value, typed).join(placeholder);
  if (typeof value !== 'object' || value === null) return value;
  const replaced = (child: unknown): unknown[] =>
    typeof child === 'object' && child !== null && isTextNode(child)
      ? splitNode(child, typed, placeholder)
      : [typeof child === 'object' ? withPlaceholder(child, typed, placeholder) : child];
  if (Array.isArray(value)) return value.flatMap(replaced);
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      typeof child === 'object' ? withPlaceholder(child, typed, placeholder) : child,
    ]),
  );
}
