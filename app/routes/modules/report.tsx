import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ChecklistPage } from '#app/features/buildings/checklist/checklist-page.tsx';
import { loadChecklist } from '#app/features/buildings/checklist/checklist.server.ts';
import { ComingSoon } from '#app/features/modules/coming-soon.tsx';
import { requestedModule, findShell, useModule } from '#app/features/modules/module-of.ts';
import { moduleUrls } from '#app/urls/module-urls.ts';
import { comingSoonMeta, sectionMeta } from '#app/features/modules/section-meta.ts';
import { QuizError } from '#app/features/quizzes/quiz-page.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  return { view: await loadChecklist(request, requestedModule(request)) };
}

export const meta = sectionMeta<typeof loader>(({ data, ...page }) => {
  if (data && !data.view) return comingSoonMeta(page, 'report');
  return pageMeta(page, {
    title: data?.view?.heading ?? findShell(page.matches)?.menu.report,
    description: data?.view?.intro,
    isUnlisted: !data?.view || Boolean(data.view.verdict),
  });
});

export const handle: RouteHandle = { isPublic: true, query: ['answers'], section: 'report', sitemap: true };

export default function Report() {
  const { view } = useLoaderData<typeof loader>();
  const module = useModule();
  return view ? <ChecklistPage view={view} module={module} /> : <ComingSoon section="report" />;
}

export const ErrorBoundary = () => <QuizError quizUrl={moduleUrls(useModule()).quiz} />;
