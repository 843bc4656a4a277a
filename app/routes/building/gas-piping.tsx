import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readGasCycle } from '#app/data/figures.server.ts';
import { readPart } from '#app/data/pages.server.ts';
import { withSources } from '#app/data/sources.server.ts';
import { PageSources } from '#app/features/figures/sources-line.tsx';
import { BOX } from '#app/features/address-box/messages.ts';
import { GAS_PIPING_CALL } from '#app/features/buildings/texts.ts';
import { gasMap } from '#app/features/buildings/maps/gas-map.server.ts';
import { GasMap } from '#app/features/buildings/maps/gas-map.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { dayInNewYork } from '#law/days.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/layout/page-head.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { NextSteps } from '#app/ui/next-steps.tsx';

export const loader = () =>
  withSources(async () => {
    const [copy, cycle] = await Promise.all([readPart('buildings', 'gasPiping'), readGasCycle()]);
    return { copy, map: gasMap(cycle, dayInNewYork(new Date())) };
  });

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) =>
  pageMeta(page, { title: data?.copy.heading, description: data?.copy.lead });

export const handle: RouteHandle = { isPublic: true, sitemap: true };

export default function GasPiping() {
  const { copy, map, sources } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead heading={copy.heading} lead={copy.lead} />
      <PageWidth className="py-10 sm:py-12 print:py-2">
        <GasMap map={map} />
        <p className="mt-8 max-w-[44rem]">{copy.text}</p>
        <div className="mt-10">
          <NextSteps heading={GAS_PIPING_CALL} text={copy.callText}>
            <ButtonLink href="/buildings">{BOX.buttonLabel}</ButtonLink>
          </NextSteps>
        </div>
      </PageWidth>
      <PageSources sources={sources} />
    </>
  );
}
