import type { BlockOf } from '#app/content/modules.server.ts';
import { RollOutChart } from '#app/features/zone-finder/roll-out-chart.tsx';
import type { ZoneSections } from '#app/features/zone-finder/zone-sections.server.ts';
import { Chart } from '#app/ui/chart.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { Timeline } from '#app/ui/timeline.tsx';
import type { PathwayPeriods } from './pathway-periods.ts';

export const ZoneDates = ({ block, zones }: { block: BlockOf<'zoneDates'>; zones: ZoneSections }) => (
  <Section heading={block.heading} intro={block.intro} basis={block.basis}>
    <RollOutChart rollOut={zones.rollOut} />
  </Section>
);

export const Pathways = ({
  block: { heading, intro, basis },
  pathways: { finding, span, today, rows, table },
}: {
  block: BlockOf<'pathwayPeriods'>;
  pathways: PathwayPeriods;
}) => (
  <Section heading={heading} intro={intro} basis={basis}>
    <Chart finding={finding} table={table}>
      <Timeline span={span} today={today} rows={rows} />
    </Chart>
  </Section>
);
