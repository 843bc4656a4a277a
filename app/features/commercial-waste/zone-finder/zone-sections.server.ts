import type { LoaderFunctionArgs } from '@remix-run/node';
import { readZones } from '#app/data/figures.server.ts';
import { readPage } from '#app/data/pages.server.ts';
import { zoneMap } from '../zone-map.server.ts';
import { findZone } from './find-zone.server.ts';
import { rollOut } from './roll-out.ts';

export async function loadZoneSections(args: Pick<LoaderFunctionArgs, 'request' | 'context'>, today: string) {
  const [zones, copy] = await Promise.all([readZones(), readPage('cwz-zones')]);
  const found = await findZone(args, { today, nextSteps: copy.nextSteps });
  const own = found?.answer?.marked ?? [];
  return {
    map: zoneMap(zones, today, { copy: copy.map, own }),
    rollOut: rollOut(zones, today, own),
    found,
  };
}

export type ZoneSections = Awaited<ReturnType<typeof loadZoneSections>>;
