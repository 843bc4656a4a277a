import { describe, expect, it } from 'vitest';
import boundaries from '../buildings/maps/districts.topo.json?raw';
import { centerOf, pathOf, projectInto, readAreas } from './projection.ts';

const BOX = { width: 1280, height: 1300 };
const areas = readAreas<{ id: number; borough: string }>(boundaries, 'districts');
const project = projectInto(BOX, areas);

/** The corners of a path of relative steps. */
function cornersOf(path: string): [number, number][] {
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

describe('a projected area', () => {
  it.each(areas.map((area) => [area.properties.id, area] as const))(
    '%d is drawn in whole units within the box, where it is',
    (_, area) => {
      const corners = cornersOf(pathOf(area, project));
      expect(corners.length).toBeGreaterThan(3);
      const expected = area.rings.flat().map(project);
      for (const [x, y] of corners) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(BOX.width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(BOX.height);
        expect(Math.min(...expected.map((point) => Math.hypot(point[0] - x, point[1] - y)))).toBeLessThan(
          0.8,
        );
      }
    },
  );

  it.each([
    ['Staten Island 3 is southwest of Staten Island 1', 503, 501, [-1, 1]],
    ['Bronx 12 is north of Manhattan 1', 212, 101, [1, -1]],
    ['Queens 14 is southeast of Queens 1', 414, 401, [1, 1]],
  ] as const)('%s', (_, one, other, [east, south]) => {
    const centerOfDistrict = (id: number) => {
      const area = areas.find(({ properties }) => properties.id === id);
      return area ? centerOf(area, project) : [NaN, NaN];
    };
    const [x = 0, y = 0] = centerOfDistrict(one);
    const [otherX = 0, otherY = 0] = centerOfDistrict(other);
    expect([Math.sign(x - otherX), Math.sign(y - otherY)]).toEqual([east, south]);
  });
});
