import type { LoaderFunctionArgs } from '@remix-run/node';
import { readLL97Figures } from '#app/data/figures.server.ts';
import { type OfficialLink, readOfficialLinks } from '#app/data/official-links.server.ts';
import type { OverviewBlock } from '#app/data/modules.server.ts';
import {
  loadZoneSections,
  type ZoneSections,
} from '#app/features/commercial-waste/zone-finder/zone-sections.server.ts';
import { dayInNewYork } from '#law/days.ts';
import type { TimelineView } from '#app/ui/timeline.tsx';
import { pathwayPeriods } from './pathway-periods.ts';

export interface OverviewFigures {
  links: OfficialLink[];
  zones?: ZoneSections;
  pathways?: TimelineView;
}

export async function loadOverviewFigures(
  args: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  blocks: readonly OverviewBlock[],
): Promise<OverviewFigures> {
  const now = new Date();
  const today = dayInNewYork(now);
  const has = (...types: OverviewBlock['blockType'][]) =>
    blocks.some(({ blockType }) => types.includes(blockType));
  return {
    links: await readOfficialLinks(),
    zones: has('findZone', 'zoneDates') ? await loadZoneSections(args, today) : undefined,
    pathways: has('pathwayPeriods') ? pathwayPeriods(await readLL97Figures(now), today) : undefined,
  };
}
