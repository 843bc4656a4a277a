import { districtName, gasGroup } from '#law/buildings/districts.ts';
import { districtNeighborhoods } from '#law/buildings/district-places.ts';
import { yearIn } from '#law/days.ts';
import { longDay } from '#law/figures/figure-kinds.ts';
import { BOROUGHS } from '#law/lot.ts';
import type { GasDue } from '#law/buildings/gas-cycle.ts';
import { drawCity } from './districts.server.ts';
import type { Look } from '../../maps/map-parts.tsx';

const LOOKS_BY_TURN: readonly Look[] = ['own', 'dots', 'fewDots', 'lines'];

const inList = new Intl.ListFormat('en-US');

function findingText(districts: readonly number[], { day }: GasDue, today: string): string {
  const numbers = [...new Set(districts.map((district) => district % 100))].toSorted((a, b) => a - b);
  const start = yearIn(day) === yearIn(today) ? 'Due this year' : `Due next, in ${yearIn(day)}`;
  return `${start}: community districts ${inList.format(numbers.map(String))} in every borough that has them, by ${longDay(day)}.`;
}

export function gasMap(cycle: readonly GasDue[], today: string) {
  const { box, districts, openAreas } = drawCity();
  const turns = cycle.map((due, index) => ({
    due,
    row: `due-${yearIn(due.day)}`,
    look: LOOKS_BY_TURN[index] ?? 'lines',
    districts: districts.map(({ district }) => district).filter((each) => gasGroup(each) === due.group),
  }));
  const [next] = turns;
  return {
    box,
    finding: next ? findingText(next.districts, next.due, today) : 'No year is set.',
    openAreas,
    shapes: districts.flatMap(({ district, path, center }) => {
      const turn = turns.find((each) => each.districts.includes(district));
      if (!turn) return [];
      const title = `${districtName(district)}: due ${longDay(turn.due.day)}`;
      return [{ district, row: turn.row, title, path, center, look: turn.look }];
    }),
    rows: turns.map(({ due, row, look, districts: found }) => ({
      id: row,
      look,
      year: yearIn(due.day),
      by: longDay(due.day),
      boroughs: BOROUGHS.map(({ code, name }) => ({
        name,
        districts: found
          .filter((district) => Math.floor(district / 100) === code)
          .toSorted((a, b) => a - b)
          .map((district) => ({ number: district % 100, neighborhoods: districtNeighborhoods(district) })),
      })).filter((borough) => borough.districts.length > 0),
    })),
  };
}

export type GasMapView = ReturnType<typeof gasMap>;
