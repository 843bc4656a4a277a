import { nextDay } from '../figures/register.ts';
import { type RuleFigures, usesOfKeys } from '../figures/values.ts';
import { communityDistrict, gasGroup, type GasGroup } from './districts.ts';

const GROUPS = ['a', 'b', 'c', 'd'] as const satisfies readonly GasGroup[];

const keyOf = (group: GasGroup): string => `ll152-${group}`;

/** When the districts of a group have their gas piping inspected and certified next. */
export interface GasDue {
  group: GasGroup;
  /** ISO 8601. */
  day: string;
}

/** The groups of districts by the day on which they are due next. Admin. Code 28-318; 1 RCNY 103-10(c). */
export const GAS_CYCLE: RuleFigures<readonly GasDue[]> = {
  uses: usesOfKeys([], GROUPS.map(keyOf)),
  from: ({ deadlines }, today) =>
    GROUPS.flatMap((group) => {
      const deadline = deadlines[keyOf(group)];
      const day = deadline && nextDay(deadline, today);
      return day === undefined ? [] : [{ group, day }];
    }).toSorted((one, other) => one.day.localeCompare(other.day)),
};

/** The group of a community district, as City Planning numbers it; undefined for a joint interest area. */
export function gasGroupOf(district: number): GasGroup | undefined {
  const community = communityDistrict(district);
  return community && gasGroup(community);
}
