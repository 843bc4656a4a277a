import type { PartnerCard as Partner } from '#app/data/partners.server.ts';
import { regulatoryModule, type ModuleSlug } from '#law/modules.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Cards } from '#app/ui/cards.tsx';
import { moduleUrls } from '#app/urls/module-urls.ts';
import { PartnerCard } from './partner-cards.tsx';

interface FindExpertProps {
  module: ModuleSlug;
  partners: Partner[];
}

export const FindExpert = ({ module, partners }: FindExpertProps) => (
  <div className="mb-12 grid gap-x-12 gap-y-8 border-b border-hair pb-12 lg:grid-cols-[minmax(0,1fr)_19rem]">
    <div>
      <h1 className="text-[2.1rem] sm:text-[2.8rem]">Find an expert</h1>
      <p className="mt-4 mb-8 max-w-[44rem] text-[1.1rem] text-soft">
        {partners.length > 0
          ? `Providers in our directory who work on ${regulatoryModule(module).name}. They are independent of us: compare, ask for references, and agree on scope and price with them directly.`
          : `No provider is listed for ${regulatoryModule(module).name} yet. Write to us and say what you need.`}
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
      <h2 className="text-[1.2rem]">Are you a provider?</h2>
      <p className="mt-2 mb-5 text-[0.94rem] text-soft">
        Applying is free. We check by hand that you are a local New York City provider.
      </p>
      <ButtonLink href="#application">Apply to be listed</ButtonLink>
    </div>
  </div>
);
