import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { lawsByFamily } from '#app/data/laws.server.ts';
import { readPage } from '#app/data/pages.server.ts';
import { LinkRows } from '#app/features/laws/link-rows.tsx';
import { lawUrl } from '#app/urls/law-url.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { nameBesideTitle } from '#law/buildings/laws.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/layout/page-head.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { NextSteps } from '#app/ui/next-steps.tsx';

export async function loader() {
  const [{ laws: copy, heading, lead }, found] = await Promise.all([
    readPage('module-browser'),
    lawsByFamily(),
  ]);
  const families = found.map(({ name, laws }) => ({
    name,
    laws: laws.map((law) => ({ title: law.title, note: nameBesideTitle(law), url: lawUrl(law.id) })),
  }));
  return { copy: { heading: copy.heading, lead: copy.lead }, modules: { heading, lead }, families };
}

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) =>
  pageMeta(page, { title: data?.copy.heading, description: data?.copy.lead });

export const handle: RouteHandle = { isPublic: true, sitemap: true, lists: 'laws' };

export default function Laws() {
  const { copy, modules, families } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead heading={copy.heading} lead={copy.lead} />
      <PageWidth className="pb-14">
        {families.map(({ name, laws }) => (
          <Section key={name} heading={name}>
            <LinkRows rows={laws} className="sm:grid-cols-2 lg:grid-cols-3" />
          </Section>
        ))}
        <NextSteps heading={modules.heading} text={modules.lead}>
          <ButtonLink href="/browse-modules">Browse modules</ButtonLink>
        </NextSteps>
      </PageWidth>
    </>
  );
}
