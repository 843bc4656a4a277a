import { Check } from 'lucide-react';
import type { PageWords } from '#app/content/pages.server.ts';
import { Section } from '#app/ui/layout/section.tsx';
import { Lot, Lots } from '#app/ui/lots.tsx';

type PartnerType = PageWords<'partner-programme'>['types'][number];

/** Who can be a partner, and what for. */
export const PartnerTypes = ({ heading, types }: { heading: string; types: PartnerType[] }) => (
  <Section heading={heading}>
    <Lots>
      {types.map(({ name, text, points }) => (
        <Lot key={name} title={name} text={text}>
          <ul className="mt-4 grid gap-2 text-[0.94rem]">
            {points.map((point) => (
              <li key={point.text} className="flex gap-2">
                <Check aria-hidden size={18} className="mt-1 shrink-0 text-low" />
                {point.text}
              </li>
            ))}
          </ul>
        </Lot>
      ))}
    </Lots>
  </Section>
);
