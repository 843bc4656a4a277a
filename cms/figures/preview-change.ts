import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { FIGURE_KINDS, formatValue } from '#app/regulations/figures/kinds.ts';
import { fillText } from '#app/regulations/figures/placeholders.ts';
import { type Figure, type Register, valueOn } from '#app/regulations/figures/register.ts';
import { dayInNewYork } from '#app/regulations/new-york-day.ts';
import { findUses } from './find-uses.ts';
import { readRegister } from './register.ts';

const optional = z
  .string()
  .nullish()
  .transform((text) => text ?? undefined);

/** What a form says of a figure: it may be incomplete. */
export const proposalSchema = z.object({
  kind: z.enum(FIGURE_KINDS),
  unit: z
    .string()
    .nullish()
    .transform((text) => text ?? ''),
  values: z.array(z.object({ value: z.string().max(120), from: optional, to: optional })).max(200),
});

export type Proposal = z.infer<typeof proposalSchema>;

type Shown = Pick<Figure, 'kind' | 'unit' | 'values'>;

const shownOn = (figure: Shown, day: string): string | undefined => {
  const value = valueOn(figure, day);
  return value === undefined ? undefined : formatValue(figure.kind, value, figure.unit);
};

/** The first day from today on which a figure would be shown differently; undefined where it stays as it is. */
export function firstDifference(before: Shown, after: Shown, today: string): string | undefined {
  const days = [...before.values, ...after.values].flatMap(({ from, to }) => [from ?? [], to ?? []].flat());
  const coming = [...new Set([today, ...days.filter((day) => day > today)])].toSorted();
  return coming.find((day) => shownOn(before, day) !== shownOn(after, day));
}

/** The sentence of a page, before and after a change. */
export interface ChangedSentence {
  title: string;
  path: string;
  before: string;
  after: string;
}

export interface ChangePreview {
  /** The first day on which pages change; absent where they do not. */
  day?: string;
  before?: string;
  after?: string;
  sentences: ChangedSentence[];
}

const withFigure = (register: Register, figure: Figure, change: object): Register => ({
  ...register,
  figures: { ...register.figures, [figure.key]: { ...figure, ...change } },
});

/** What pages will say once a figure has these values, beside what they would say without the change. */
export async function previewChange(
  req: PayloadRequest,
  key: string,
  proposal: Proposal,
  now = new Date(),
): Promise<ChangePreview> {
  const register = await readRegister();
  const figure = register.figures[key];
  const day = figure && firstDifference(figure, proposal, dayInNewYork(now));
  if (!figure || day === undefined) return { sentences: [] };
  const changed = withFigure(register, figure, proposal);
  const uses = await findUses(req, `figure:${key}`);
  const sentences = uses.flatMap(({ title, path, sentences: found }) =>
    found.map((sentence) => ({
      title,
      path,
      before: fillText(sentence, register, day),
      after: fillText(sentence, changed, day),
    })),
  );
  return {
    day,
    before: shownOn(figure, day),
    after: shownOn(proposal, day),
    sentences: sentences.filter(({ before, after }) => before !== after),
  };
}
