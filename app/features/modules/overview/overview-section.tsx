import type { OverviewSection as Section } from '#app/content/modules.server.ts';
import { CallToAction } from './call-to-action.tsx';
import { Cards } from './cards.tsx';
import { ExampleReport } from './example-report.tsx';
import { Legend } from './legend.tsx';
import { Prose } from './prose.tsx';
import { Questions } from './questions.tsx';
import { Timeline } from './timeline.tsx';

/** Draws one block of an overview, as an editor has put it there. */
function OverviewSection({ section }: { section: Section }) {
  switch (section.blockType) {
    case 'prose':
      return <Prose block={section} />;
    case 'cards':
      return <Cards block={section} />;
    case 'timeline':
      return <Timeline block={section} />;
    case 'exampleReport':
      return <ExampleReport block={section} />;
    case 'legend':
      return <Legend block={section} />;
    case 'questions':
      return <Questions block={section} />;
    case 'callToAction':
      return <CallToAction block={section} />;
  }
}

/** The blocks of an overview, in their order. */
export const OverviewSections = ({ sections }: { sections: Section[] }) =>
  sections.map((section, index) => <OverviewSection key={section.id ?? index} section={section} />);
