import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readModuleShell } from '#app/content/modules.server.ts';
import { ComingSoon } from '#app/features/modules/coming-soon.tsx';
import { moduleUrls } from '#app/features/modules/module-urls.ts';
import { pageMeta, siteOf } from '#app/features/site/page-meta.ts';

const urls = moduleUrls('ll97');

export const loader = () => readModuleShell('ll97');

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({ site: siteOf(matches), title: data?.menu.report ?? '', path: urls.report, isUnlisted: true });

export default function Report() {
  const { name, menu } = useLoaderData<typeof loader>();
  return (
    <ComingSoon
      section={menu.report}
      moduleName={name}
      overviewUrl={urls.overview}
      newsletterUrl={urls.newsletter}
    />
  );
}
