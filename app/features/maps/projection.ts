import { geoMercator } from 'd3-geo';
import { feature } from 'topojson-client';

type Topology = Parameters<typeof feature>[0];
type Point = readonly [number, number];
type Ring = readonly Point[];

export interface Area<Properties> {
  properties: Properties;
  rings: readonly Ring[];
}

/** In drawing units. Each is half a pixel when the map has its full width. */
export interface Box {
  width: number;
  height: number;
}

export type Project = (point: Point) => Point;

type Geometry = Exclude<ReturnType<typeof feature>, { type: 'FeatureCollection' }>['geometry'];

function toRings(geometry: Geometry): Ring[] {
  const polygons =
    geometry.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : [];
  return polygons.flat().map((ring) => ring.map(([x = 0, y = 0]): Point => [x, y]));
}

export function readAreas<Properties>(text: string, name: string): Area<Properties>[] {
  const topology = JSON.parse(text) as Topology;
  const object = topology.objects[name];
  if (!object) throw new Error(`The boundaries have no object "${name}".`);
  const found = feature(topology, object);
  const features = found.type === 'FeatureCollection' ? found.features : [found];
  return features.map(({ properties, geometry }) => ({
    properties: properties as Properties,
    rings: toRings(geometry),
  }));
}

export function projectInto({ width, height }: Box, areas: readonly Area<unknown>[], margin = 6): Project {
  const coordinates = areas.flatMap(({ rings }) => rings.flat()).map(([x, y]) => [x, y]);
  const projection = geoMercator().fitExtent(
    [
      [margin, margin],
      [width - margin, height - margin],
    ],
    { type: 'MultiPoint', coordinates },
  );
  return ([longitude, latitude]) => projection([longitude, latitude]) ?? [0, 0];
}

const rounded = (ring: Ring, project: Project): Point[] =>
  ring
    .map((point): Point => {
      const [x, y] = project(point);
      return [Math.round(x), Math.round(y)];
    })
    .filter(([x, y], index, all) => index === 0 || x !== all[index - 1]?.[0] || y !== all[index - 1]?.[1]);

const signed = (value: number): string => (value < 0 ? String(value) : ` ${value}`);

/** Uses relative steps, which are shorter. Returns an empty string for a ring too small to draw. */
function ringPath(ring: readonly Point[]): string {
  const [first, ...rest] = ring;
  if (!first || rest.length < 3) return '';
  let [x, y] = first;
  const steps = rest.slice(0, -1).map(([nextX, nextY]) => {
    const step = signed(nextX - x) + signed(nextY - y);
    [x, y] = [nextX, nextY];
    return step;
  });
  return `M${first[0]} ${first[1]}l${steps.join('').trimStart()}z`;
}

export const areaPath = ({ rings }: Area<unknown>, project: Project): string =>
  rings.map((ring) => ringPath(rounded(ring, project))).join('');

/** Twice the signed area of a ring, and the sums for its centroid. */
function moments(ring: readonly Point[]) {
  return ring.reduce(
    (sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
      const cross = x * nextY - nextX * y;
      return { area: sum.area + cross, x: sum.x + (x + nextX) * cross, y: sum.y + (y + nextY) * cross };
    },
    { area: 0, x: 0, y: 0 },
  );
}

export function areaCenter({ rings }: Area<unknown>, project: Project): Point {
  const [largest] = rings
    .map((ring) => moments(ring.map(project)))
    .toSorted((one, other) => Math.abs(other.area) - Math.abs(one.area));
  if (!largest?.area) return [0, 0];
  return [Math.round(largest.x / (3 * largest.area)), Math.round(largest.y / (3 * largest.area))];
}
