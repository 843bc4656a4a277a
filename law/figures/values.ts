import type { UseName } from './placeholders.ts';
import { type Deadline, type Register, valueOn } from './register.ts';

export interface RuleFigures<Figures> {
  uses: readonly UseName[];
  from: (register: Register, day: string) => Figures;
}

/** Throws if a value is missing, so that nothing is calculated from a guess. */
export function figureValues<Key extends string>(
  { figures }: Register,
  keys: readonly Key[],
  day: string,
): Record<Key, string> {
  const entries = keys.map((key) => {
    const figure = figures[key];
    const value = figure && valueOn(figure, day);
    if (value === undefined) throw new Error(`The figure "${key}" is not published, or has no value.`);
    return [key, value] as const;
  });
  return Object.fromEntries(entries) as Record<Key, string>;
}

export interface Recurrence extends Pick<Deadline, 'everyYears'> {
  date: string;
}

export function deadlineDays<Key extends string>(
  { deadlines }: Register,
  keys: readonly Key[],
): Record<Key, Recurrence> {
  const entries = keys.map((key) => {
    const { date, everyYears } = deadlines[key] ?? {};
    if (!date) throw new Error(`The deadline "${key}" is not published, or has no date.`);
    return [key, { date, everyYears }] as const;
  });
  return Object.fromEntries(entries) as Record<Key, Recurrence>;
}

export const useNames = (figures: readonly string[], deadlines: readonly string[] = []): UseName[] => [
  ...figures.map((key): UseName => `figure:${key}`),
  ...deadlines.map((key): UseName => `deadline:${key}`),
];
