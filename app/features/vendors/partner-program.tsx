import { Check } from 'lucide-react';
import type { ModuleCard } from '#app/data/modules.server.ts';
import type { PageCopy } from '#app/data/pages.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { Card, Cards } from '#app/ui/cards.tsx';
import { moduleUrls } from '#app/urls/module-urls.ts';

type PartnerType = PageCopy<'partner-program'>['types'][number];

export const PartnerTypes = ({ heading, types }: { heading: string; types: PartnerType[] }) => (
  <Section heading={heading}>
    <Cards>
      {types.map(({ name, text, points }) => (
        <Card key={name} title={name} text={text}>
          <ul className="mt-4 grid gap-2 text-[0.94rem]">
            {points.map((point) => (
              <li key={point.text} className="flex gap-2">
                <Check aria-hidden size={18} className="mt-1 shrink-0 text-low" />
                {point.text}
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </Cards>
  </Section>
);

export const APPLY_URL = '/contact?subject=partner';

/** Links to LL97's form: every form offers all building laws, but only this one has the right categories. */
const OTHER_LAWS = 'Facades, boilers, elevators, other laws';

interface ApplyByLawProps {
  copy: PageCopy<'contact'>['application'];
  modules: Pick<ModuleCard, 'slug' | 'name'>[];
}

export const ApplyByLaw = ({ copy, modules }: ApplyByLawProps) => (
  <section aria-labelledby="apply" className="mt-7">
    <h2 id="apply" className="text-[1.25rem]">
      {copy.title}
    </h2>
    <p className="mt-2 max-w-[44rem] text-soft">{copy.text}</p>
    <ul className="mt-4 flex flex-wrap gap-3">
      <li>
        <ButtonLink href={`${moduleUrls('ll97').vendorAccess}#application`} look="secondary">
          {OTHER_LAWS}
        </ButtonLink>
      </li>
      {modules.map(({ slug, name }) => (
        <li key={slug}>
          <ButtonLink href={`${moduleUrls(slug).vendorAccess}#application`} look="secondary">
            {name}
          </ButtonLink>
        </li>
      ))}
    </ul>
  </section>
);
