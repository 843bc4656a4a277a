import { ExternalLink } from 'lucide-react';
import type { PartnerProfile as Partner } from '#app/data/partners.server.ts';
import type { LawId } from '#law/buildings/rules/index.ts';
import { licenseChecks } from '#law/trades.ts';
import { BackLink, ButtonLink } from '#app/ui/button.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { lawUrl } from '#app/urls/law-url.ts';
import { moduleUrls } from '#app/urls/module-urls.ts';
import { LicenseChecks } from './license-checks.tsx';
import { moduleLabel, partnerTypeLabel, serviceLabel, ExampleMark } from './partner-cards.tsx';
import { EXAMPLE_PROFILE } from './texts.ts';

interface ProfileProps {
  partner: Partner;
  laws: readonly { id: LawId; title: string }[];
}

interface PartnerProfileProps extends ProfileProps {
  licensesHeading: string;
}

const Facts = ({ partner, laws }: ProfileProps) => (
  <dl className="grid gap-4">
    <div>
      <dt className="font-semibold">Helps with</dt>
      {partner.modules.map((module) => (
        <dd key={module}>
          <a href={moduleUrls(module).overview} className="text-link underline underline-offset-3">
            {moduleLabel(module)}
          </a>
        </dd>
      ))}
      {laws.map(({ id, title }) => (
        <dd key={id}>
          <a href={lawUrl(id)} className="text-link underline underline-offset-3">
            {title}
          </a>
        </dd>
      ))}
    </div>
    {partner.trades.length > 0 ? (
      <div>
        <dt className="font-semibold">Trades</dt>
        <dd className="text-soft">{partner.trades.map(({ label }) => label).join(', ')}</dd>
      </div>
    ) : null}
    <div>
      <dt className="font-semibold">Services</dt>
      <dd className="text-soft">{partner.serviceCategories.map(serviceLabel).join(', ')}</dd>
    </div>
    {partner.website && !partner.isExample ? (
      <div>
        <dt className="font-semibold">Website</dt>
        <dd>
          <a
            href={partner.website}
            rel="nofollow noopener"
            className="inline-flex items-center gap-1.5 break-all text-link underline underline-offset-3"
          >
            {new URL(partner.website).hostname} <ExternalLink aria-hidden size={16} />
          </a>
        </dd>
      </div>
    ) : null}
  </dl>
);

export const PartnerProfile = ({ licensesHeading, partner, laws }: PartnerProfileProps) => (
  <PageWidth className="py-8 sm:py-12">
    <BackLink href="/partners/directory">Partner directory</BackLink>
    <p className="mt-8 flex items-center gap-3 font-bold text-soft">
      {partnerTypeLabel(partner.partnerType)}
      {partner.isExample ? <ExampleMark /> : null}
    </p>
    <h1 className="mt-2 max-w-[46rem] text-[2.1rem] sm:text-[3rem]">{partner.name}</h1>
    <p className="mt-4 max-w-[44rem] text-[1.2rem] leading-normal text-soft">{partner.summary}</p>
    <div className="mt-10 grid gap-12 lg:grid-cols-[minmax(0,44rem)_1fr]">
      <div>
        {partner.isExample ? (
          <p className="mb-6 border-l-4 border-lot bg-lot-tint px-4 py-2">{EXAMPLE_PROFILE}</p>
        ) : null}
        <RichText html={partner.html} />
        {partner.trades.length > 0 ? (
          <section aria-labelledby="licenses" className="mt-10">
            <h2 id="licenses" className="mb-4 text-fit-sm">
              {licensesHeading}
            </h2>
            <LicenseChecks licenses={licenseChecks(partner.trades.map(({ value }) => value))} />
          </section>
        ) : null}
      </div>
      <aside className="grid h-fit gap-6 border border-line bg-card p-6">
        {partner.logo ? (
          <Picture image={partner.logo} decorative sizes="16rem" className="h-16 w-auto" />
        ) : null}
        <Facts partner={partner} laws={laws} />
        <ButtonLink href="/contact" look="secondary">
          Ask us about this partner
        </ButtonLink>
      </aside>
    </div>
  </PageWidth>
);
