import { nextDay } from '../figures/register.ts';
import { type RuleFigures, useNames } from '../figures/values.ts';
import { GAS_GROUPS, gasDeadline, type GasGroup } from './districts.ts';

export interface GasDue {
  group: GasGroup;
  day: string;
}

/** Admin. Code 28-318; 1 RCNY 103-10(c). */
export const GAS_CYCLE: RuleFigures<readonly GasDue[]> = {
  uses: useNames(
    [],
    GAS_GROUPS.map(({ group }) => gasDeadline(group)),
  ),
  from: ({ deadlines }, today) =>
    GAS_GROUPS.flatMap(({ group }) => {
      const deadline = deadlines[gasDeadline(group)];
      const day = deadline && nextDay(deadline, today);
      return day === undefined ? [] : [{ group, day }];
    }).toSorted((one, other) => one.day.localeCompare(other.day)),
};
