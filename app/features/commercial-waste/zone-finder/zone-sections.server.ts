import type { LoaderFunctionArgs } from '@remix-run/node';
import { readZones } from '#app/data/figures.server.ts';
import { readPage } from '#app/data/pages.server.ts';
import { zoneMap, type ZoneMapView } from '../zone-map.server.ts';
import { findZone } from './find-zone.server.ts';
import type { TimelineView } from '#app/ui/timeline-chart.tsx';
import { rollOut } from './roll-out.ts';
import type { FoundZone } from './zone-answer.ts';

export interface ZoneSections {
  map: ZoneMapView;
  rollOut: TimelineView;
  found?: FoundZone;
}

export async function loadZoneSections(
  args: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  today: string,
): Promise<ZoneSections> {
  const [zones, copy] = await Promise.all([readZones(), readPage('cwz-zones')]);
  const found = await findZone(args, { today, nextSteps: copy.nextSteps });
  const own = found?.answer?.marked ?? [];
  return {
    map: zoneMap(zones, today, { copy: copy.map, own }),
    rollOut: rollOut(zones, today, own),
    found,
  };
}
