import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { withSources } from '#app/data/sources.server.ts';
import { searchPlaces } from '#app/features/buildings/search/search.server.ts';
import { EmbeddedSearch } from '#app/features/embed/embedded-search.tsx';
import { SourcesLine } from '#app/features/figures/sources-line.tsx';
import { CalculatorForm } from '#app/features/ll97/calculator/calculator-form.tsx';
import { loadCalculator } from '#app/features/ll97/calculator/calculator.server.ts';
import { CityNotice } from '#app/features/ll97/calculator/city-notice.tsx';
import { isMissing } from '#app/features/ll97/calculator/city-start.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { CALCULATOR_URL, EMBEDDED_CALCULATOR_URL } from '#app/urls/calculator-url.ts';

const HEADING = 'What will LL97 cost your building?';

function inSameColors(url: string, request: Request): string {
  const theme = new URL(request.url).searchParams.get('theme');
  return theme ? `${url}&${new URLSearchParams({ theme }).toString()}` : url;
}

/** An exact match redirects to the calculator with the city's figures filled in. */
export async function loader(args: LoaderFunctionArgs) {
  const { view, exact, init } = await searchPlaces(args, 'calculator');
  if (exact) throw redirect(inSameColors(exact.url, args.request), { headers: init?.headers });
  const loaded = await withSources(() => loadCalculator(args.request));
  return data({ view, ...loaded }, init ?? { status: isMissing(loaded.city) ? 404 : 200 });
}

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, { title: HEADING, path: CALCULATOR_URL, isUnlisted: true });

export const handle: RouteHandle = {
  isPublic: true,
  query: ['theme'],
  personalQuery: ['q', 'bbl', 'filing'],
  isEmbeddable: true,
  isInteractive: true,
};

/** The frame shows a preview of the result. The report opens in a new tab, because it has its own URL. */
export default function EmbeddedCalculator() {
  const { view, sources, city, page, ...loaded } = useLoaderData<typeof loader>();
  return (
    <EmbeddedSearch
      view={view}
      heading={HEADING}
      action={EMBEDDED_CALCULATOR_URL}
      suggestions="/buildings/suggestions?to=calculator"
      target="_self"
    >
      <div className="mt-8">
        {city ? <CityNotice city={city} copy={page} /> : null}
        {city?.kind === 'choose' ? null : <CalculatorForm {...loaded} action={CALCULATOR_URL} />}
      </div>
      <SourcesLine sources={sources} className="mt-8" />
    </EmbeddedSearch>
  );
}
