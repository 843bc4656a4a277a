import { STATUSES, dayOrMonth } from './report/report-copy.ts';
import { type Zone, type ZoneName, zoneStatus, type ZoneStatus } from '#law/commercial-waste/zones.ts';
import boundaries from '#app/features/commercial-waste/zones.topo.json?raw';
import type { Look } from '#app/features/maps/map-parts.tsx';
import { type Area, centerOf, pathOf, projectInto, readAreas } from '#app/features/maps/projection.ts';

const BOX = { width: 1280, height: 1300 } as const;

/** Not every feature is a zone. See the README of the file. */
interface ZoneFeature {
  zone: string;
  certain: boolean;
  splitDistrict?: number;
  part?: string;
}

interface UncertainArea {
  id: string;
  label: string;
  name: string;
  text: string;
  zones: ZoneName[];
}

const UNCERTAIN: Readonly<Record<number, UncertainArea>> = {
  105: {
    id: 'manhattan-5',
    label: 'A',
    name: 'Manhattan 5: Midtown South or Midtown North',
    text: "The two zones meet at a street between 34th and 41st Streets. We couldn't verify which one, so the address decides.",
    zones: ['Midtown South', 'Midtown North'],
  },
  108: {
    id: 'roosevelt-island',
    label: 'B',
    name: 'Roosevelt Island: probably Queens West',
    text: 'The only part of Manhattan 8 that is not in Manhattan Northeast. We could not verify its zone.',
    zones: ['Queens West'],
  },
};

/** Positions of labels that do not fit into their area, by area id, in units of the box. */
const CALLOUTS: Readonly<Record<string, readonly [number, number]>> = {
  'roosevelt-island': [430, 392],
  'manhattan-5': [410, 478],
  'manhattan-southwest': [410, 564],
  'lower-manhattan': [410, 650],
};

const STATUS_LOOKS: Readonly<Record<ZoneStatus['kind'], Look>> = {
  live: 'solid',
  scheduled: 'dots',
  proposed: 'fewDots',
  undated: 'lines',
};

const idOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

interface Drawn {
  feature: ZoneFeature;
  path: string;
  center: readonly [number, number];
}

function drawAll() {
  const areas: Area<ZoneFeature>[] = readAreas(boundaries, 'zones');
  const project = projectInto(BOX, areas);
  return {
    zones: areas.map((area): Drawn => ({
      feature: area.properties,
      path: pathOf(area, project),
      center: centerOf(area, project),
    })),
    openAreas: readAreas(boundaries, 'openAreas')
      .map((area) => pathOf(area, project))
      .join(''),
  };
}

let drawn: ReturnType<typeof drawAll> | undefined;
const drawing = () => (drawn ??= drawAll());

export interface ZoneShape {
  id: string;
  row: string;
  label: string;
  title: string;
  path: string;
  at: readonly [number, number];
  callout?: readonly [number, number];
  look: Look;
  isOwn: boolean;
}

export interface ZoneRow {
  id: string;
  shape: string;
  label: string;
  name: string;
  detail: string;
  when: string;
  kind?: ZoneStatus['kind'];
  isOwn: boolean;
}

export interface ZoneMapView {
  box: { width: number; height: number };
  finding: string;
  openAreas: string;
  shapes: ZoneShape[];
  rows: ZoneRow[];
  legend: { look: Look; text: string; names?: string }[];
  ownText: string;
}

function whenText(status: ZoneStatus): string {
  switch (status.kind) {
    case 'live':
      return `Live since ${dayOrMonth(status.date)}`;
    case 'scheduled':
      return `From ${dayOrMonth(status.date)}`;
    case 'proposed':
      return `Proposed for ${dayOrMonth(status.date)}`;
    case 'undated':
      return 'No date yet';
  }
}

export function zoneFinding(zones: readonly Zone[], today: string): string {
  const statuses = zones.map((zone) => ({ name: zone.name, status: zoneStatus(zone, today) }));
  const live = statuses.filter(({ status }) => status.kind === 'live').length;
  const start = `${live} of the ${zones.length} zones ${live === 1 ? 'is' : 'are'} live`;
  const days = statuses.flatMap(({ status }) => (status.kind === 'scheduled' ? [status.date] : []));
  const [next] = days.toSorted();
  if (next === undefined) return `${start}.`;
  const names = statuses
    .filter(({ status }) => status.kind === 'scheduled' && status.date === next)
    .map(({ name }) => name);
  return `${start}. Next: ${names.join(' and ')}, on ${dayOrMonth(next)}.`;
}

const KINDS: readonly ZoneStatus['kind'][] = ['live', 'scheduled', 'proposed', 'undated'];

const ownTextOf = (own: readonly ZoneName[]): string => (own.length > 1 ? 'may be yours' : 'yours');

function legendOf(rows: readonly ZoneRow[], own: readonly ZoneName[]): ZoneMapView['legend'] {
  const groups = KINDS.map((kind) => ({ kind, found: rows.filter((row) => row.kind === kind) }));
  return [
    ...(own.length > 0 ? [{ look: 'own' as const, text: ownTextOf(own) }] : []),
    ...groups
      .filter(({ found }) => found.length > 0)
      .map(({ kind, found }) => ({
        look: STATUS_LOOKS[kind],
        text: `${found.length} ${STATUSES[kind].label.toLowerCase()}`,
        names: found.map(({ label, name }) => `${label} ${name}`).join(', '),
      })),
    { look: 'crossed', text: 'Zone not certain' },
  ];
}

const uncertainAreaOf = (name: ZoneName): UncertainArea | undefined =>
  Object.values(UNCERTAIN).find(({ zones }) => zones.length > 1 && zones.includes(name));

const zoneRows = (zones: readonly Zone[], today: string, own: readonly ZoneName[]): ZoneRow[] =>
  zones.map((zone, index) => {
    const { name, districts } = zone;
    const status = zoneStatus(zone, today);
    const area = uncertainAreaOf(name);
    return {
      id: `zone-${idOf(name)}`,
      shape: `map-${area?.id ?? idOf(name)}`,
      label: String(index + 1),
      name,
      detail: area ? `${districts} (in area ${area.label} of the map)` : districts,
      when: whenText(status),
      kind: status.kind,
      isOwn: own.includes(name),
    };
  });

const uncertainRows = (own: readonly ZoneName[]): ZoneRow[] =>
  Object.values(UNCERTAIN).map(({ id, label, name, text, zones }) => ({
    id: `zone-${id}`,
    shape: `map-${id}`,
    label,
    name,
    detail: '',
    when: text,
    isOwn: zones.some((zone) => own.includes(zone)),
  }));

function shapeOf(
  { feature: { zone, splitDistrict }, path, center }: Drawn,
  rows: readonly ZoneRow[],
): ZoneShape {
  const uncertain = splitDistrict === undefined ? undefined : UNCERTAIN[splitDistrict];
  const id = uncertain?.id ?? idOf(zone);
  const row = rows.find((each) => each.id === `zone-${id}`);
  if (!row) throw new Error(`The table has no row for ${zone}.`);
  const { label, name, when, kind, isOwn } = row;
  const callout = CALLOUTS[id];
  return {
    id: `map-${id}`,
    row: row.id,
    label,
    title: uncertain ? name : `${name}: ${when}`,
    path,
    at: callout ?? center,
    callout: callout && center,
    look: isOwn ? 'own' : kind ? STATUS_LOOKS[kind] : 'crossed',
    isOwn,
  };
}

/**
 * `today` is ISO 8601, in New York.
 * @param own The visitor's zone, or the zones that it may be.
 */
export function zoneMap(zones: readonly Zone[], today: string, own: readonly ZoneName[] = []): ZoneMapView {
  const { openAreas, zones: areas } = drawing();
  const dated = zoneRows(zones, today, own);
  const rows = [...dated, ...uncertainRows(own)];
  return {
    box: BOX,
    finding: zoneFinding(zones, today),
    openAreas,
    // Render the visitor's zone last, so that its neighbors do not cover its outline.
    shapes: areas
      .map((area) => shapeOf(area, rows))
      .toSorted((one, other) => Number(one.isOwn) - Number(other.isOwn)),
    rows,
    legend: legendOf(dated, own),
    ownText: ownTextOf(own),
  };
}
