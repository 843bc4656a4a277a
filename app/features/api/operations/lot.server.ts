import { z } from 'zod';
import { loadLotAnswers, type LotAnswers } from '#app/features/buildings/answers.server.ts';
import { parseBuildingQuery } from '#app/features/buildings/building-query.ts';
import { BOUNDS } from '#law/buildings/answers.ts';
import { DISTRICTS } from '#law/buildings/districts.ts';
import { QUESTIONS, ANSWERS } from '#law/buildings/questions.ts';
import { SET_NAMES } from '#law/buildings/set-names.ts';
import { ApiProblem } from '../problem.ts';
import { bbl, fromText, NOTICE } from '../schemas.ts';

/** The Empire State Building. */
export const EXAMPLE = '1008350041';

const between = ({ least, most }: { least: number; most: number }) => z.number().min(least).max(most);
const whole = (bounds: { least: number; most: number }) => fromText(between(bounds).int()).optional();

const answers = Object.fromEntries(
  QUESTIONS.map((id) => [id, z.enum(ANSWERS).optional().describe('The answer to a question of the page')]),
) as Record<
  (typeof QUESTIONS)[number],
  z.ZodOptional<z.ZodEnum<{ yes: 'yes'; no: 'no'; unknown: 'unknown' }>>
>;

const ownNumbers = {
  units: whole(BOUNDS.units),
  floors: fromText(between(BOUNDS.floors).multipleOf(0.01)).optional(),
  floorArea: whole(BOUNDS.floorArea),
  yearBuilt: whole(BOUNDS.yearBuilt),
  district: fromText(
    z
      .number()
      .refine((number) => DISTRICTS.includes(number), 'There is no such community district: see /districts.'),
  ).optional(),
  buildingClass: z
    .string()
    .regex(/^[A-Z][0-9A-Z]$/, 'Write a class of the Department of Finance, such as D4.')
    .optional(),
};

export const lot = z.strictObject({
  bbl,
  bin: z
    .string()
    .regex(/^[1-5]\d{6}$/, 'Write the BIN with seven digits, such as 1015862.')
    .optional()
    .describe('One building of the lot'),
  ...ownNumbers,
  ...answers,
});

/** `day` is a New York date (ISO 8601), by default today. */
export async function findLot({ bbl, ...asked }: z.output<typeof lot>, day?: string): Promise<LotAnswers> {
  const now = day === undefined ? new Date() : new Date(`${day}T12:00:00-05:00`);
  const query = parseBuildingQuery(
    new URLSearchParams(
      Object.entries<string | number | undefined>(asked).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      ),
    ),
  );
  const found = await loadLotAnswers(bbl, query, now);
  const billing = 'movedTo' in found ? await loadLotAnswers(found.movedTo, query, now) : found;
  if ('lot' in billing) return billing;
  const message =
    'missing' in billing
      ? `${billing.missing.heading}. ${billing.missing.text}`
      : 'The city has no such lot.';
  throw new ApiProblem(404, message, [{ field: 'bbl', message }]);
}

const VERSIONED = ['covered', 'pluto', 'll84'] as const;

const sourcesOfLot = ({ record: { loaded } }: LotAnswers) =>
  VERSIONED.flatMap((set) => (loaded[set] ? [{ title: SET_NAMES[set], link: null, asOf: loaded[set] }] : []));

export const groundsOfLot = (answers: LotAnswers) => ({
  asOf: answers.day,
  sources: sourcesOfLot(answers),
  notice: NOTICE,
});
