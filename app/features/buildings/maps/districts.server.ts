import boundaries from './districts.topo.json?raw';
import { type Area, centerOf, pathOf, projectInto, readAreas } from '../../maps/projection.ts';

export interface DrawnDistrict {
  /** In City Planning's numbers: 105 is Manhattan 5. */
  district: number;
  path: string;
  center: readonly [x: number, y: number];
}

export interface DrawnDistricts {
  box: { width: number; height: number };
  districts: DrawnDistrict[];
  openAreas: string;
}

interface DistrictFeature {
  id: number;
  borough: string;
}

interface OpenFeature {
  /** The first digit is the borough. Ellis Island has none. */
  id: number | null;
}

const inBorough = (borough: number, id: number | null): boolean => Math.floor((id ?? 0) / 100) === borough;

function draw(
  box: { width: number; height: number },
  areas: readonly Area<DistrictFeature>[],
  open: readonly Area<OpenFeature>[],
): DrawnDistricts {
  const project = projectInto(box, [...areas, ...open]);
  return {
    box,
    districts: areas.map((area) => ({
      district: area.properties.id,
      path: pathOf(area, project),
      center: centerOf(area, project),
    })),
    openAreas: open.map((area) => pathOf(area, project)).join(''),
  };
}

const drawn = new Map<number, DrawnDistricts>();

const CITY = 0;

/**
 * Projects once and caches the result.
 * @param borough The code, from 1 to 5, or `CITY`.
 */
function drawnOnce(borough: number, box: { width: number; height: number }): DrawnDistricts {
  const known = drawn.get(borough);
  if (known) return known;
  const isShown = ({ properties: { id } }: Area<{ id: number | null }>) =>
    borough === CITY || inBorough(borough, id);
  const made = draw(
    box,
    readAreas<DistrictFeature>(boundaries, 'districts').filter(isShown),
    readAreas<OpenFeature>(boundaries, 'openAreas').filter(isShown),
  );
  drawn.set(borough, made);
  return made;
}

/** A unit is half a pixel in a map 640 pixels wide. */
export const drawCity = (): DrawnDistricts => drawnOnce(CITY, { width: 1280, height: 1300 });

/** A unit is half a pixel in a map 220 pixels wide. */
export const drawBorough = (borough: number): DrawnDistricts =>
  drawnOnce(borough, { width: 440, height: 440 });
