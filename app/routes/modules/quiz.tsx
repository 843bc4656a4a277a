import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { lazy, Suspense } from 'react';
import { withSources } from '#app/data/sources.server.ts';
import { PageSources } from '#app/features/figures/sources-line.tsx';
import { askServer, revalidateAfterResponse } from '#app/features/forms/client-action.ts';
import { ComingSoon } from '#app/features/modules/coming-soon.tsx';
import { requestedModule, findShell, useModule } from '#app/features/modules/module-of.ts';
import { moduleUrls } from '#app/urls/module-urls.ts';
import { WasteLaws } from '#app/features/modules/waste-laws.tsx';
import { comingSoonMeta, sectionMeta } from '#app/features/modules/section-meta.ts';
import { QuizError, QuizPage } from '#app/features/quizzes/quiz-page.tsx';
import { isStart, quizTitle } from '#app/features/quizzes/quiz-view.ts';
import { loadQuiz, receiveResultRequest } from '#app/features/quizzes/quiz.server.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { PageWidth } from '#app/ui/layout/page-width.tsx';

export const loader = ({ request }: LoaderFunctionArgs) =>
  withSources(async () => ({ view: await loadQuiz(request, requestedModule(request)) }));

export const action = (args: ActionFunctionArgs) => receiveResultRequest(args, requestedModule(args.request));

export const clientAction = askServer;

export const shouldRevalidate = revalidateAfterResponse;

export const meta = sectionMeta<typeof loader>(({ data, ...page }) => {
  if (data && !data.view) return comingSoonMeta(page, 'quiz');
  const view = data?.view;
  const start = view && view.kind !== 'result' && isStart(view) ? view : undefined;
  return pageMeta(page, {
    title: view ? quizTitle(view) : findShell(page.matches)?.menu.quiz,
    description: start?.intro,
    isUnlisted: !start,
  });
});

export const handle: RouteHandle = {
  isPublic: true,
  query: ['answers', 'question', 'filled', 'result', 'mail'],
  section: 'quiz',
  sitemap: true,
  isInteractive: true,
};

const ResultRequest = lazy(async () => ({
  default: (await import('#app/features/quizzes/result-request.tsx')).ResultRequest,
}));

export default function Quiz() {
  const { view, sources } = useLoaderData<typeof loader>();
  const module = useModule();
  const { quiz, report } = moduleUrls(module);
  if (!view) return <ComingSoon section="quiz" />;
  return (
    <>
      <QuizPage view={view} quizUrl={quiz} reportUrl={report}>
        {view.kind === 'result' ? (
          <Suspense>
            <ResultRequest copy={view.sending} form={view.form} />
          </Suspense>
        ) : null}
      </QuizPage>
      {view.kind === 'options' && module === 'll199' ? (
        <PageWidth className="pb-10">
          <WasteLaws here="ll199" className="max-w-[44rem] text-soft" />
        </PageWidth>
      ) : null}
      {view.kind === 'result' || isStart(view) ? <PageSources sources={sources} /> : null}
    </>
  );
}

export const ErrorBoundary = () => <QuizError quizUrl={moduleUrls(useModule()).quiz} />;
