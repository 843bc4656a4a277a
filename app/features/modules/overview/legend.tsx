import { Badge } from '#app/ui/badge.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import type { Block } from './block.ts';

/** What the colours mean, each with its word. */
export const Legend = ({ block: { heading, intro, levels } }: { block: Block<'legend'> }) => (
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
