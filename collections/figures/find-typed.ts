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
