import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { FIGURE_KINDS, toStoredValue } from '#law/figures/figure-kinds.ts';
import { fillText } from '#law/figures/placeholders.ts';
import { type Figure, type Register, toPeriods, valueOn } from '#law/figures/register.ts';
import { rulesUsing } from '#law/used-by-rules.ts';
import { shownOn } from '#law/figures/value-changes.ts';
import { dayInNewYork } from '#law/days.ts';
import type { ChangePreview } from './figure-schemas.ts';
import { findUses } from './find-uses.ts';
import { readRegister } from '#cms/register/register.ts';
import { hasTypedResult } from './sentences.ts';

/** Accepts incomplete forms. */
export const proposalSchema = z.object({
  kind: z.enum(FIGURE_KINDS),
  unit: z
    .string()
    .nullish()
    .transform((text) => text ?? ''),
  values: z
    .array(z.object({ value: z.string().max(120), from: z.string().nullish(), to: z.string().nullish() }))
    .max(200)
    .transform(toPeriods),
});

type Shown = Pick<Figure, 'kind' | 'unit' | 'values'>;

function firstDifference(before: Shown, after: Shown, today: string): string | undefined {
  const days = [...before.values, ...after.values].flatMap(({ from, to }) => [from ?? [], to ?? []].flat());
  const coming = [...new Set([today, ...days.filter((day) => day > today)])].toSorted();
  return coming.find((day) => shownOn(before, day) !== shownOn(after, day));
}

function changedExamples(
  key: string,
  before: string | undefined,
  after: string | undefined,
): ChangePreview['examples'] {
  if (before === undefined || after === undefined) return [];
  const examples = rulesUsing(key).flatMap(({ rule, example }) =>
    example ? [{ rule, before: example(before), after: example(after) }] : [],
  );
  return examples.filter(
    (each, index) => examples.findIndex((other) => other.after === each.after) === index,
  );
}

export async function previewChange(
  req: PayloadRequest,
  key: string,
  { kind, unit, values }: z.infer<typeof proposalSchema>,
): Promise<ChangePreview> {
  const periods = values.map((period) => ({ ...period, value: toStoredValue(kind, period.value) }));
  const proposal = { kind, unit, values: periods };
  const register = await readRegister(req.payload);
  const figure = register.figures[key];
  const day = figure && firstDifference(figure, proposal, dayInNewYork(new Date()));
  if (!figure || day === undefined) return { sentences: [], examples: [] };
  const changed: Register = {
    ...register,
    figures: { ...register.figures, [key]: { ...figure, ...proposal } },
  };
  const uses = await findUses(req, `figure:${key}`);
  const sentences = uses.flatMap(({ title, path, sentences: found }) =>
    found.map((sentence) => ({
      title,
      path,
      before: fillText(sentence, register, day),
      after: fillText(sentence, changed, day),
      isTypedResult: hasTypedResult(sentence),
    })),
  );
  return {
    day,
    before: shownOn(figure, day),
    after: shownOn(proposal, day),
    sentences: sentences
      .filter(({ before, after }) => before !== after)
      .toSorted((a, b) => Number(b.isTypedResult) - Number(a.isTypedResult)),
    examples: changedExamples(key, valueOn(figure, day), valueOn(proposal, day)),
  };
}
