import { describe, expect, it } from 'vitest';
import boundaries from '../buildings/maps/districts.topo.json?raw';
import { areaCenter, areaPath, projectInto, readAreas } from './projection.ts';

const BOX = { width: 1280, height: 1300 };
const areas = readAreas<{ id: number; borough: string }>(boundaries, 'districts');
const project = projectInto(BOX, areas);

/** Returns the corners of an SVG path whose steps are relative. */
function readCorners(path: string): [number, number][] {
  return path
    .split('z')
    .filter(Boolean)
    .flatMap((ring) => {
      const [start = '', steps = ''] = ring.slice(1).split('l');
      let [x = 0, y = 0] = start.split(' ').map(Number);
      const corners: [number, number][] = [[x, y]];
      const numbers = steps.match(/-?\d+/g)?.map(Number) ?? [];
      for (let index = 0; index < numbers.length; index += 2) {
        x += numbers[index] ?? 0;
        y += numbers[index + 1] ?? 0;
        corners.push([x, y]);
      }
      return corners;
    });
}

describe('projectInto', () => {
  it.each(areas.map((area) => [area.properties.id, area] as const))(
    'projects district %d into the right place in the box, in whole units',
    (_, area) => {
      const corners = readCorners(areaPath(area, project));
      expect(corners.length).toBeGreaterThan(3);
      const [across, down] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
      expect(Math.min(...across, ...down)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...across)).toBeLessThanOrEqual(BOX.width);
      expect(Math.max(...down)).toBeLessThanOrEqual(BOX.height);
      const expected = area.rings.flat().map(project);
      const distances = corners.map(([x, y]) =>
        Math.min(...expected.map((point) => (point[0] - x) ** 2 + (point[1] - y) ** 2)),
      );
      expect(Math.sqrt(Math.max(...distances))).toBeLessThan(0.8);
    },
  );

  it('draws Bronx 12 northeast of Manhattan 1', () => {
    const [[x, y], [otherX, otherY]] = [212, 101].map((id) => {
      const area = areas.find(({ properties }) => properties.id === id)!;
      return areaCenter(area, project);
    }) as [[number, number], [number, number]];
    expect(x).toBeGreaterThan(otherX);
    expect(y).toBeLessThan(otherY);
  });
});
