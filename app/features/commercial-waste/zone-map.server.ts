import type { PageCopy } from '#app/data/pages.server.ts';
import { type Zone, type ZoneName, zoneStatus, type ZoneStatus } from '#law/commercial-waste/zones.ts';
import boundaries from '#app/features/commercial-waste/zones.topo.json?raw';
import type { Look } from '#app/features/maps/map-parts.tsx';
import { type Area, areaCenter, areaPath, projectInto, readAreas } from '#app/features/maps/projection.ts';
import { inAreaText, liveZones, nextZones, ownText, STATUSES, UNCERTAIN_ZONE, whenText } from './texts.ts';

type MapCopy = PageCopy<'cwz-zones'>['map'];

const BOX = { width: 1280, height: 1300 } as const;

/** Not every feature is a zone: see docs/decisions/0040-maps.md. */
interface ZoneFeature {
  zone: string;
  certain: boolean;
  splitDistrict?: number;
  part?: string;
}

interface UncertainArea {
  id: string;
  label: string;
  copy: 'manhattan5' | 'rooseveltIsland';
  zones: ZoneName[];
}

const UNCERTAIN: Readonly<Record<number, UncertainArea>> = {
  105: {
    id: 'manhattan-5',
    label: 'A',
    copy: 'manhattan5',
    zones: ['Midtown South', 'Midtown North'],
  },
  108: {
    id: 'roosevelt-island',
    label: 'B',
    copy: 'rooseveltIsland',
    zones: ['Queens West'],
  },
};

/** Positions of labels that do not fit inside their areas, by area ID. */
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

const toId = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

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
      path: areaPath(area, project),
      center: areaCenter(area, project),
    })),
    openAreas: readAreas(boundaries, 'openAreas')
      .map((area) => areaPath(area, project))
      .join(''),
  };
}

let drawn: ReturnType<typeof drawAll> | undefined;
const drawing = () => (drawn ??= drawAll());

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

interface LegendEntry {
  look: Look;
  text: string;
  names?: string;
}

export function zoneFinding(zones: readonly Zone[], today: string): string {
  const statuses = zones.map((zone) => ({ name: zone.name, status: zoneStatus(zone, today) }));
  const live = statuses.filter(({ status }) => status.kind === 'live').length;
  const start = liveZones(live, zones.length);
  const days = statuses.flatMap(({ status }) => (status.kind === 'scheduled' ? [status.date] : []));
  const [next] = days.toSorted();
  if (next === undefined) return start;
  const names = statuses
    .filter(({ status }) => status.kind === 'scheduled' && status.date === next)
    .map(({ name }) => name);
  return `${start} ${nextZones(names, next)}`;
}

const KINDS: readonly ZoneStatus['kind'][] = ['live', 'scheduled', 'proposed', 'undated'];

function toLegend(rows: readonly ZoneRow[], own: readonly ZoneName[]): LegendEntry[] {
  const groups = KINDS.map((kind) => ({ kind, found: rows.filter((row) => row.kind === kind) }));
  return [
    ...(own.length > 0 ? [{ look: 'own' as const, text: ownText(own.length) }] : []),
    ...groups
      .filter(({ found }) => found.length > 0)
      .map(({ kind, found }) => ({
        look: STATUS_LOOKS[kind],
        text: `${found.length} ${STATUSES[kind].label.toLowerCase()}`,
        names: found.map(({ label, name }) => `${label} ${name}`).join(', '),
      })),
    { look: 'crossed', text: UNCERTAIN_ZONE },
  ];
}

const findUncertainArea = (name: ZoneName): UncertainArea | undefined =>
  Object.values(UNCERTAIN).find(({ zones }) => zones.length > 1 && zones.includes(name));

const zoneRows = (zones: readonly Zone[], today: string, own: readonly ZoneName[]): ZoneRow[] =>
  zones.map((zone, index) => {
    const { name, districts } = zone;
    const status = zoneStatus(zone, today);
    const area = findUncertainArea(name);
    return {
      id: `zone-${toId(name)}`,
      shape: `map-${area?.id ?? toId(name)}`,
      label: String(index + 1),
      name,
      detail: area ? inAreaText(districts, area.label) : districts,
      when: whenText(status),
      kind: status.kind,
      isOwn: own.includes(name),
    };
  });

const uncertainRows = (own: readonly ZoneName[], copy: MapCopy): ZoneRow[] =>
  Object.values(UNCERTAIN).map(({ id, label, copy: area, zones }) => ({
    id: `zone-${id}`,
    shape: `map-${id}`,
    label,
    name: copy[area].name,
    detail: '',
    when: copy[area].text,
    isOwn: zones.some((zone) => own.includes(zone)),
  }));

function toShape({ feature: { zone, splitDistrict }, path, center }: Drawn, rows: readonly ZoneRow[]) {
  const uncertain = splitDistrict === undefined ? undefined : UNCERTAIN[splitDistrict];
  const id = uncertain?.id ?? toId(zone);
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
    look: isOwn ? ('own' as const) : kind ? STATUS_LOOKS[kind] : ('crossed' as const),
    isOwn,
  };
}

export function zoneMap(
  zones: readonly Zone[],
  today: string,
  { copy, own = [] }: { copy: MapCopy; own?: readonly ZoneName[] },
) {
  const { openAreas, zones: areas } = drawing();
  const dated = zoneRows(zones, today, own);
  const rows = [...dated, ...uncertainRows(own, copy)];
  return {
    box: BOX,
    finding: zoneFinding(zones, today),
    openAreas,
    // Render the visitor's zone last, so that its neighbors do not cover its outline.
    shapes: areas
      .map((area) => toShape(area, rows))
      .toSorted((one, other) => Number(one.isOwn) - Number(other.isOwn)),
    rows,
    legend: toLegend(dated, own),
    ownText: ownText(own.length),
    credits: copy.credits,
  };
}

export type ZoneMapView = ReturnType<typeof zoneMap>;

export type ZoneShape = ZoneMapView['shapes'][number];
