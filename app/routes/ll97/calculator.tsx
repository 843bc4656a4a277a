import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { withSources } from '#app/data/sources.server.ts';
import { PageSources } from '#app/features/figures/sources-line.tsx';
import { CalculatorForm, sendCalculation } from '#app/features/ll97/calculator/calculator-form.tsx';
import { loadCalculator, receiveCalculation } from '#app/features/ll97/calculator/calculator.server.ts';
import { CityNotice, FindBuilding } from '#app/features/ll97/calculator/city-notice.tsx';
import { isMissing } from '#app/features/ll97/calculator/city-start.ts';
import { revalidateAfterResponse } from '#app/features/forms/client-action.ts';
import { sectionMeta } from '#app/features/modules/section-meta.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { PageHead } from '#app/ui/layout/page-head.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';

const TITLE = 'Local Law 97 calculator';

export async function loader({ request }: LoaderFunctionArgs) {
  const loaded = await withSources(() => loadCalculator(request));
  return data(loaded, { status: isMissing(loaded.city) ? 404 : 200 });
}

export const action = (args: ActionFunctionArgs) => receiveCalculation(args);

export const clientAction = sendCalculation;

export const shouldRevalidate = revalidateAfterResponse;

export const meta = sectionMeta<typeof loader>(({ data, ...page }) =>
  pageMeta(page, {
    title: TITLE,
    description:
      data &&
      `Your building's emissions, limit and penalty for every period through ${data.preview.lastYear}, from your bills or the median of similar buildings.`,
  }),
);

export const handle: RouteHandle = {
  isPublic: true,
  personalQuery: ['from', 'bbl', 'filing'],
  section: 'report',
  sitemap: true,
  rateLimit: 'each step',
  isInteractive: true,
};

export default function Calculator() {
  const { sources, city, ...loaded } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        heading={TITLE}
        lead={`See your building's limit, its emissions and the cost of going over for every period through ${loaded.preview.lastYear}. It takes ten minutes with your bills, two without.`}
      />
      <PageWidth className="py-10 sm:py-14">
        {city ? <CityNotice city={city} /> : <FindBuilding />}
        {city?.kind === 'choose' ? null : <CalculatorForm {...loaded} />}
      </PageWidth>
      <PageSources sources={sources} />
    </>
  );
}
