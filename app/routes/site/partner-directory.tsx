import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readPart } from '#app/data/pages.server.ts';
import { APPLY_URL } from '#app/features/vendors/partner-program.tsx';
import { loadDirectory, parseDirectoryQuery } from '#app/features/vendors/directory.server.ts';
import { BuildingFilter, DirectoryFilters } from '#app/features/vendors/directory-filters.tsx';
import { DIRECTORY_URL } from '#app/urls/directory-url.ts';
import { LicenseChecks } from '#app/features/vendors/license-checks.tsx';
import { PartnerCard } from '#app/features/vendors/partner-cards.tsx';
import { NO_PARTNERS, PARTNER_LINKS } from '#app/features/vendors/texts.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { BackLink, ButtonLink } from '#app/ui/button.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { Cards } from '#app/ui/cards.tsx';
import { countText } from '#law/numbers.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const query = parseDirectoryQuery(new URL(request.url).searchParams);
  if (!query) throw data('There is no such law, trade, or service category.', { status: 404 });
  const [copy, view] = await Promise.all([readPart('partner-program', 'directory'), loadDirectory(query)]);
  return { copy, ...view };
}

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) =>
  pageMeta(page, {
    title: data?.copy.heading,
    description: data?.copy.lead,
  });

export const handle: RouteHandle = {
  isPublic: true,
  query: ['for', 'law', 'module', 'trade', 'category'],
  sitemap: true,
  lists: 'partners',
};

export default function PartnerDirectory() {
  const { copy, partners, filters, licenses } = useLoaderData<typeof loader>();
  return (
    <PageWidth className="py-8 sm:py-12">
      <BackLink href="/partners">Partners</BackLink>
      <h1 className="mt-6 text-[2.1rem] sm:text-[2.8rem]">{copy.heading}</h1>
      <p className="mt-4 mb-8 max-w-[44rem] text-[1.1rem] text-soft">{copy.lead}</p>
      <BuildingFilter filters={filters} />
      <DirectoryFilters filters={filters} />
      <div role="status" className="mt-8 mb-4">
        <h2 className="text-[1.1rem]">{countText(partners.length, 'partner')}</h2>
      </div>
      {partners.length > 0 ? (
        <Cards>
          {partners.map((partner) => (
            <PartnerCard key={partner.slug} partner={partner} />
          ))}
        </Cards>
      ) : (
        <div className="grid justify-items-center gap-5 border border-dashed border-line px-5 py-12 text-center">
          <p className="text-soft">{NO_PARTNERS}</p>
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink href={DIRECTORY_URL}>Show every partner</ButtonLink>
            <ButtonLink href={APPLY_URL} look="secondary">
              {PARTNER_LINKS.apply}
            </ButtonLink>
          </div>
        </div>
      )}
      {licenses.length > 0 ? (
        <section aria-labelledby="licenses" className="pt-12">
          <h2 id="licenses" className="text-fit-lg">
            {copy.licensesHeading}
          </h2>
          <p className="mt-2 mb-5 max-w-[44rem] text-soft">{copy.licensesText}</p>
          <LicenseChecks licenses={licenses} />
        </section>
      ) : null}
    </PageWidth>
  );
}
