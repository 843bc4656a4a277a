import type { BlockOf } from '#app/data/modules.server.ts';
import { LinkedText } from '#app/features/figures/linked-text.tsx';
import { Accordion } from '#app/ui/accordion.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import type { OverviewFigures } from './overview-figures.server.ts';

export const Legend = ({ block: { heading, intro, levels } }: { block: BlockOf<'legend'> }) => (
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

export const Questions = ({
  block: { heading, intro, questions, basis },
  links,
}: {
  block: BlockOf<'questions'>;
  links: OverviewFigures['links'];
}) => (
  <Section
    heading={heading}
    intro={intro && <LinkedText links={links}>{intro}</LinkedText>}
    basis={basis && <LinkedText links={links}>{basis}</LinkedText>}
  >
    <Accordion
      name={heading}
      items={questions.map(({ question, answer }) => ({
        title: question,
        content: <LinkedText links={links}>{answer}</LinkedText>,
      }))}
    />
  </Section>
);

export const Timeline = ({ block: { heading, intro, periods, basis } }: { block: BlockOf<'timeline'> }) => (
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
