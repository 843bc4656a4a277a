import { Check } from 'lucide-react';
import type { ModuleCard } from '#app/content/modules.server.ts';
import type { PageCopy } from '#app/content/pages.server.ts';
import { Section } from '#app/ui/layout/section.tsx';
import { Lot, Lots, LinkLot } from '#app/ui/lots.tsx';
import { moduleUrls } from '../modules/module-urls.ts';

type PartnerType = PageCopy<'partner-programme'>['types'][number];

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

const ANCHOR = 'apply';

export const APPLY_URL = `/partners#${ANCHOR}`;

export const ApplyByLaw = ({ modules }: { modules: ModuleCard[] }) => (
  <Section
    id={ANCHOR}
    heading="Choose the law you work on"
    intro="Each law has its own application form, with questions specific to it. If you work on several, start with the one you work on most."
  >
    <Lots>
      {modules.map(({ slug, name, summary }) => (
        <LinkLot
          key={slug}
          title={name}
          text={summary}
          href={moduleUrls(slug).vendorAccess}
          linkLabel="Apply"
          accent={slug}
        />
      ))}
    </Lots>
  </Section>
);
