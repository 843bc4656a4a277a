import { z } from 'zod';
import { figureRows } from '#law/figures/value-rows.ts';
import { readWholeRegister } from '#app/features/figures/figures.server.ts';
import { type Figure, valueOn } from '#law/figures/register.ts';
import { dayInNewYork } from '#law/days.ts';
import { ownEntry } from '#law/own-entry.ts';
import { defineOperation } from '../define-operation.ts';
import { ApiProblem } from '../problem.ts';
import { certainty, day, grounds, NOTICE, source, toSource, toSources } from '../schemas.ts';

const figure = {
  key: z.string(),
  name: z.string(),
  value: z.string().nullable().describe('As text, so that no digit is lost; null if none is set'),
  unit: z.string().nullable(),
  statement: z.string(),
  citation: z.string(),
  certainty,
  source,
};

function figureView(entry: Figure, today: string) {
  const [row] = figureRows(entry);
  const { key, name, statement, citation, checkedOn } = entry;
  return {
    key,
    name,
    statement,
    citation,
    certainty: entry.certainty,
    value: valueOn(entry, today) ?? null,
    unit: row?.unit ?? null,
    source: toSource(entry.source, checkedOn),
  };
}

export const listFigures = defineOperation({
  id: 'listFigures',
  method: 'GET',
  path: '/figures',
  group: 'Figures',
  summary: 'Amounts, limits, and dates of the laws, with the values in force today',
  example: {},
  input: z.strictObject({}),
  response: z.object({ figures: z.array(z.object(figure)), ...grounds }),
  async handle() {
    const today = dayInNewYork(new Date());
    const figures = Object.values((await readWholeRegister()).figures);
    return {
      figures: figures.map((entry) => figureView(entry, today)),
      asOf: today,
      sources: toSources(figures),
      notice: NOTICE,
    };
  },
});

export const getFigure = defineOperation({
  id: 'getFigure',
  method: 'GET',
  path: '/figures/{key}',
  group: 'Figures',
  summary: 'One figure, with earlier and later values',
  example: { key: 'll97-penalty-per-ton' },
  input: z.strictObject({
    key: z.string().max(100).describe('The key of a figure, such as ll97-penalty-per-ton'),
  }),
  response: z.object({
    ...figure,
    history: z
      .array(z.object({ from: day.nullable(), to: day.nullable(), value: z.string() }))
      .describe('The values, oldest first, with their first and last days'),
    ...grounds,
  }),
  async handle({ key }) {
    const { figures } = await readWholeRegister();
    const entry = ownEntry(figures, key);
    if (!entry) {
      const message = `There is no figure "${key}": see /figures.`;
      throw new ApiProblem(404, message, [{ field: 'key', message }]);
    }
    const today = dayInNewYork(new Date());
    return {
      ...figureView(entry, today),
      history: figureRows(entry).flatMap(({ from, to, value }) =>
        value === null ? [] : [{ from, to, value }],
      ),
      asOf: today,
      sources: toSources([entry]),
      notice: NOTICE,
    };
  },
});
