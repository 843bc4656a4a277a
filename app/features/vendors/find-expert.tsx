import type { PartnerCard as Partner } from '#app/data/partners.server.ts';
import { type ModuleSlug, regulatoryModule } from '#law/modules.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Cards } from '#app/ui/cards.tsx';
import { moduleUrls } from '#app/urls/module-urls.ts';
import type { ExpertsCopy } from './directory.server.ts';
import { PartnerCard } from './partner-cards.tsx';
import { noExperts } from './texts.ts';

interface FindExpertProps {
  copy: ExpertsCopy;
  module: ModuleSlug;
  partners: Partner[];
}

export const FindExpert = ({ copy, module, partners }: FindExpertProps) => (
  <div className="mb-12 grid gap-x-12 gap-y-8 border-b border-hair pb-12 lg:grid-cols-[minmax(0,1fr)_19rem]">
    <div>
      <h1 className="text-[2.1rem] sm:text-[2.8rem]">{copy.heading}</h1>
      <p className="mt-4 mb-8 max-w-[44rem] text-[1.1rem] text-soft">
        {partners.length > 0 ? copy.text : noExperts(regulatoryModule(module).name)}
      </p>
      {partners.length > 0 ? (
        <Cards>
          {partners.map((partner) => (
            <PartnerCard key={partner.slug} partner={partner} />
          ))}
        </Cards>
      ) : (
        <ButtonLink href="/contact">Contact Us</ButtonLink>
      )}
      <p className="mt-4">
        <a
          href={moduleUrls(module).partners}
          className="font-semibold text-link underline underline-offset-3"
        >
          Search the partner directory
        </a>
      </p>
    </div>
    <div className="h-fit border border-line bg-card p-6">
      <h2 className="text-[1.2rem]">{copy.applyHeading}</h2>
      <p className="mt-2 mb-5 text-[0.94rem] text-soft">{copy.applyText}</p>
      <ButtonLink href="#application">Apply to be listed</ButtonLink>
    </div>
  </div>
);
