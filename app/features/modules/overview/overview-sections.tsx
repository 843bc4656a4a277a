import type { BlockOf, OverviewBlock } from '#app/content/modules.server.ts';
import { LinkedText } from '#app/features/figures/linked-text.tsx';
import { FindZoneSection } from '#app/features/zone-finder/find-zone-section.tsx';
import { Accordion } from '#app/ui/accordion.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { menuEntryOf } from '#app/ui/layout/site-header.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { LinkLot, Lot, Lots } from '#app/ui/lots.tsx';
import { NextSteps } from '#app/ui/next-steps.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { ExampleReport } from './example-report.tsx';
import { Pathways, ZoneDates } from './chart-sections.tsx';
import type { OverviewFigures } from './overview-figures.server.ts';

const CallToAction = ({ block: { heading, intro, links } }: { block: BlockOf<'callToAction'> }) => (
  <NextSteps heading={heading} text={intro}>
    {links.map(({ id, label, url }, index) => (
      <ButtonLink key={id ?? url} href={url} look={index === 0 ? 'primary' : 'secondary'}>
        {label}
      </ButtonLink>
    ))}
  </NextSteps>
);

function Card({ card: { title, text, link } }: { card: BlockOf<'cards'>['cards'][number] }) {
  const entry = menuEntryOf(link);
  if (!entry) return <Lot title={title} text={text} />;
  return <LinkLot title={title} text={text} href={entry.url} linkLabel={entry.label} />;
}

interface WithLinks {
  links: OverviewFigures['links'];
}

const linked = (text: string | null | undefined, links: OverviewFigures['links']) =>
  text ? <LinkedText links={links}>{text}</LinkedText> : null;

const Cards = ({
  block: { heading, intro, cards, basis },
  links,
}: { block: BlockOf<'cards'> } & WithLinks) => (
  <Section heading={heading} intro={linked(intro, links)} basis={linked(basis, links)}>
    <Lots>
      {cards.map((card) => (
        <Card key={card.id ?? card.title} card={card} />
      ))}
    </Lots>
  </Section>
);

const Legend = ({ block: { heading, intro, levels } }: { block: BlockOf<'legend'> }) => (
  <Section heading={heading} intro={intro}>
    <dl className="grid gap-4">
      {levels.map(({ id, tone, label, text }) => (
        <div key={id ?? label} className="grid items-start gap-x-6 gap-y-1.5 sm:grid-cols-[14rem_1fr]">
          <dt>
            <Badge tone={tone}>{label}</Badge>
          </dt>
          <dd className="max-w-[40rem] text-soft">{text}</dd>
        </div>
      ))}
    </dl>
  </Section>
);

const Prose = ({ block: { heading, html, basis } }: { block: BlockOf<'prose'> }) => (
  <Section heading={heading} basis={basis}>
    <RichText html={html} />
  </Section>
);

const Questions = ({
  block: { heading, intro, questions, basis },
  links,
}: { block: BlockOf<'questions'> } & WithLinks) => (
  <Section heading={heading} intro={linked(intro, links)} basis={linked(basis, links)}>
    <Accordion
      name={heading}
      items={questions.map(({ question, answer }) => ({ title: question, content: linked(answer, links) }))}
    />
  </Section>
);

/** Periods from left to right. The first is the current one. */
const Timeline = ({ block: { heading, intro, periods, basis } }: { block: BlockOf<'timeline'> }) => (
  <Section heading={heading} intro={intro} basis={basis}>
    <ol className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {periods.map(({ id, period, title, text }, index) => (
        <li
          key={id ?? period}
          className={`border-t-[5px] pt-4 ${index === 0 ? 'border-lot' : 'border-line'}`}
        >
          <p className="text-[1.5rem] leading-tight font-extrabold tracking-tight">{period}</p>
          <h3 className="mt-1 text-[1.05rem] text-accent">{title}</h3>
          <p className="mt-2 text-[0.94rem] text-soft">{text}</p>
        </li>
      ))}
    </ol>
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
      return <Cards block={block} links={links} />;
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

export const OverviewBlocks = ({ blocks, figures }: OverviewBlocksProps) =>
  blocks.map((block, index) => <Block key={block.id ?? index} block={block} figures={figures} />);
