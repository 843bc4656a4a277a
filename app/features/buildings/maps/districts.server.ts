import boundaries from './districts.topo.json?raw';
import { type Area, areaCenter, areaPath, projectInto, readAreas } from '../../maps/projection.ts';

type Box = Parameters<typeof projectInto>[0];

interface DistrictFeature {
  id: number;
  borough: string;
}

interface OpenFeature {
  /** The first digit is the borough. Ellis Island has no ID. */
  id: number | null;
}

const inBorough = (borough: number, id: number | null): boolean => Math.floor((id ?? 0) / 100) === borough;

function draw(box: Box, areas: readonly Area<DistrictFeature>[], open: readonly Area<OpenFeature>[]) {
  const project = projectInto(box, [...areas, ...open]);
  return {
    box,
    districts: areas.map((area) => ({
      district: area.properties.id,
      path: areaPath(area, project),
      center: areaCenter(area, project),
    })),
    openAreas: open.map((area) => areaPath(area, project)).join(''),
  };
}

const drawn = new Map<number, ReturnType<typeof draw>>();

const CITY = 0;

function drawnOnce(borough: number, box: Box) {
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

export const drawCity = () => drawnOnce(CITY, { width: 1280, height: 1300 });

export const drawBorough = (borough: number) => drawnOnce(borough, { width: 220, height: 220 });
