import { lazy, Suspense } from 'react';
import type { BlockOf, OverviewBlock } from '#app/data/modules.server.ts';
import { LinkedText } from '#app/features/figures/linked-text.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { menuEntryOf } from '#app/ui/layout/site-header.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { Card, Cards, LinkCard } from '#app/ui/cards.tsx';
import { NextSteps } from '#app/ui/next-steps.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import type { OverviewFigures } from './overview-figures.server.ts';

/** Lazy, because the tab for providers ships scripts but needs none of these. */
const Legend = lazy(async () => ({ default: (await import('./list-sections.tsx')).Legend }));
const Questions = lazy(async () => ({ default: (await import('./list-sections.tsx')).Questions }));
const Timeline = lazy(async () => ({ default: (await import('./list-sections.tsx')).Timeline }));
const FindZoneSection = lazy(async () => ({
  default: (await import('#app/features/commercial-waste/zone-finder/find-zone-section.tsx')).FindZoneSection,
}));
const ExampleReport = lazy(async () => ({
  default: (await import('#app/features/ll97/report/example-report.tsx')).ExampleReport,
}));
const ZoneDates = lazy(async () => ({ default: (await import('./chart-sections.tsx')).ZoneDates }));
const Pathways = lazy(async () => ({ default: (await import('./chart-sections.tsx')).Pathways }));

const CallToAction = ({ block: { heading, intro, links } }: { block: BlockOf<'callToAction'> }) => (
  <NextSteps heading={heading} text={intro}>
    {links.map(({ id, label, url }, index) => (
      <ButtonLink key={id ?? url} href={url} look={index === 0 ? 'primary' : 'secondary'}>
        {label}
      </ButtonLink>
    ))}
  </NextSteps>
);

function LinkedCard({ card: { title, text, link } }: { card: BlockOf<'cards'>['cards'][number] }) {
  const entry = menuEntryOf(link);
  if (!entry) return <Card title={title} text={text} />;
  return <LinkCard title={title} text={text} href={entry.url} linkLabel={entry.label} />;
}

interface WithLinks {
  links: OverviewFigures['links'];
}

const CardSection = ({
  block: { heading, intro, cards, basis },
  links,
}: { block: BlockOf<'cards'> } & WithLinks) => (
  <Section
    heading={heading}
    intro={intro && <LinkedText links={links}>{intro}</LinkedText>}
    basis={basis && <LinkedText links={links}>{basis}</LinkedText>}
  >
    <Cards>
      {cards.map((card) => (
        <LinkedCard key={card.id ?? card.title} card={card} />
      ))}
    </Cards>
  </Section>
);

const Prose = ({ block: { heading, html, basis } }: { block: BlockOf<'prose'> }) => (
  <Section heading={heading} basis={basis}>
    <RichText html={html} />
  </Section>
);

function Block({
  block,
  figures: { links, zones, pathways },
}: {
  block: OverviewBlock;
  figures: OverviewFigures;
}) {
  switch (block.blockType) {
    case 'prose':
      return <Prose block={block} />;
    case 'cards':
      return <CardSection block={block} links={links} />;
    case 'timeline':
      return <Timeline block={block} />;
    case 'exampleReport':
      return <ExampleReport block={block} />;
    case 'legend':
      return <Legend block={block} />;
    case 'questions':
      return <Questions block={block} links={links} />;
    case 'findZone':
      return zones ? <FindZoneSection copy={block} map={zones.map} found={zones.found} /> : null;
    case 'zoneDates':
      return zones ? <ZoneDates block={block} zones={zones} /> : null;
    case 'pathwayPeriods':
      return pathways ? <Pathways block={block} pathways={pathways} /> : null;
    case 'callToAction':
      return <CallToAction block={block} />;
  }
}

interface OverviewBlocksProps {
  blocks: OverviewBlock[];
  figures: OverviewFigures;
}

export const OverviewBlocks = ({ blocks, figures }: OverviewBlocksProps) => (
  <Suspense>
    {blocks.map((block, index) => (
      <Block key={block.id ?? index} block={block} figures={figures} />
    ))}
  </Suspense>
);
