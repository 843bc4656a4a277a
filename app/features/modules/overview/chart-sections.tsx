import type { BlockOf } from '#app/data/modules.server.ts';
import { ROLL_OUT_LEGEND } from '#app/features/commercial-waste/zone-finder/texts.ts';
import type { ZoneSections } from '#app/features/commercial-waste/zone-finder/zone-sections.server.ts';
import { Section } from '#app/ui/layout/section.tsx';
import { TimelineChart, type TimelineView } from '#app/ui/timeline.tsx';

export const ZoneDates = ({ block, zones }: { block: BlockOf<'zoneDates'>; zones: ZoneSections }) => (
  <Section heading={block.heading} intro={block.intro} basis={block.basis}>
    <TimelineChart view={zones.rollOut} legend={ROLL_OUT_LEGEND} />
  </Section>
);

export const Pathways = ({
  block,
  pathways,
}: {
  block: BlockOf<'pathwayPeriods'>;
  pathways: TimelineView;
}) => (
  <Section heading={block.heading} intro={block.intro} basis={block.basis}>
    <TimelineChart view={pathways} />
  </Section>
);
