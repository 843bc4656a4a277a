import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listPartners } from '#app/content/partners.server.ts';
import { readPage } from '#app/content/pages.server.ts';
import { APPLY_URL } from '#app/features/partners/partner-program.tsx';
import {
  BuildingFilter,
  DirectoryFilters,
  type DirectoryQuery,
} from '#app/features/partners/directory-filters.tsx';
import { DIRECTORY_URL, FOR_BUILDING, modulesIn } from '#app/features/partners/directory-url.ts';
import { PartnerCard } from '#app/features/partners/partner-cards.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { MODULE_SLUGS, SERVICE_CATEGORIES } from '#app/regulations/index.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { BackLink, ButtonLink } from '#app/ui/button.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { Lots } from '#app/ui/lots.tsx';

/** The query of the directory; `undefined` for a module or a category that does not exist. */
function parseQuery(parameters: URLSearchParams): DirectoryQuery | undefined {
  const slug = parameters.get('module') || undefined;
  const category = parameters.get('category') || undefined;
  const forBuilding = parameters.get(FOR_BUILDING) || undefined;
  const modules = forBuilding === undefined ? undefined : modulesIn(forBuilding);
  const module = MODULE_SLUGS.find((known) => known === slug);
  const isKnown = !category || SERVICE_CATEGORIES.some(({ value }) => value === category);
  const areKnown = (forBuilding === undefined) === (modules === undefined);
  return module === slug && isKnown && areKnown ? { modules, module, category } : undefined;
}

export async function loader({ request }: LoaderFunctionArgs) {
  const query = parseQuery(new URL(request.url).searchParams);
  if (!query) throw data('There is no such module or service category.', { status: 404 });
  const [{ directory, applyLabel }, partners] = await Promise.all([
    readPage('partner-programme'),
    listPartners(query),
  ]);
  return { copy: { ...directory, applyLabel }, partners, query };
}

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) =>
  pageMeta(page, {
    title: data?.copy.heading,
    description: data?.copy.lead,
  });

export const handle: RouteHandle = { isPublic: true, query: ['for', 'module', 'category'], sitemap: true };

export default function PartnerDirectory() {
  const { copy, partners, query } = useLoaderData<typeof loader>();
  return (
    <PageWidth className="py-8 sm:py-12">
      <BackLink href="/partners">Partners</BackLink>
      <h1 className="mt-6 text-[2.1rem] sm:text-[2.8rem]">{copy.heading}</h1>
      <p className="mt-4 mb-8 max-w-[44rem] text-[1.1rem] text-soft">{copy.lead}</p>
      <BuildingFilter query={query} />
      <DirectoryFilters query={query} />
      <div role="status" className="mt-8 mb-4">
        <h2 className="text-[1.1rem]">
          {partners.length === 1 ? '1 partner' : `${partners.length} partners`}
        </h2>
      </div>
      {partners.length > 0 ? (
        <Lots>
          {partners.map((partner) => (
            <PartnerCard key={partner.slug} partner={partner} />
          ))}
        </Lots>
      ) : (
        <div className="grid justify-items-center gap-5 border border-dashed border-line px-5 py-12 text-center">
          <p className="text-soft">{copy.emptyText}</p>
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink href={DIRECTORY_URL}>Show every partner</ButtonLink>
            <ButtonLink href={APPLY_URL} look="secondary">
              {copy.applyLabel}
            </ButtonLink>
          </div>
        </div>
      )}
    </PageWidth>
  );
}
