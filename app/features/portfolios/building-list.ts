import { compareDoNow } from '#law/city-record/do-now.ts';
import type { RecordColumns } from './record-columns.ts';

export const SORTS = ['now', 'open', 'due', 'hearing'] as const;

export type Sort = (typeof SORTS)[number];

export interface BuildingList {
  /** By address if absent. */
  sort?: Sort;
  /** Only buildings that have it. */
  only?: Sort;
}

const named = (text: string | null): Sort | undefined => SORTS.find((each) => each === text);

export const parseList = (query: URLSearchParams): BuildingList => ({
  sort: named(query.get('sort')),
  only: named(query.get('only')),
});

export const listQuery = ({ sort, only }: BuildingList): URLSearchParams =>
  new URLSearchParams([...(sort ? [['sort', sort]] : []), ...(only ? [['only', only]] : [])]);

const HAS: Record<Sort, (columns: RecordColumns) => boolean> = {
  now: ({ doNow = [] }) => doNow.length > 0,
  open: ({ open }) => (open?.value ?? 0) > 0,
  due: ({ due }) => (due?.value ?? 0) > 0,
  hearing: ({ hearing }) => hearing !== undefined,
};

const LAST = '9999-12-31';

/** The most and the soonest first. Buildings without a figure come last. */
const COMPARE: Record<Sort, (one: RecordColumns, other: RecordColumns) => number> = {
  now: ({ doNow: [one] = [] }, { doNow: [other] = [] }) => {
    if (one && other) return compareDoNow(one, other);
    return Number(other !== undefined) - Number(one !== undefined);
  },
  open: (one, other) => (other.open?.value ?? -1) - (one.open?.value ?? -1),
  due: (one, other) => (other.due?.value ?? -1) - (one.due?.value ?? -1),
  hearing: (one, other) => (one.hearing ?? LAST).localeCompare(other.hearing ?? LAST),
};

export function listBuildings<Building>(
  buildings: readonly Building[],
  { sort, only }: BuildingList,
  columnsOf: (building: Building) => RecordColumns,
): Building[] {
  const shown = buildings.filter((building) => !only || HAS[only](columnsOf(building)));
  return sort ? shown.toSorted((one, other) => COMPARE[sort](columnsOf(one), columnsOf(other))) : shown;
}
