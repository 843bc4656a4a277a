import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink, PrintButton } from '#app/ui/button.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { MessagePage } from '#app/ui/layout/message-page.tsx';
import { LongDate } from '#app/ui/long-date.tsx';
import { useArrivalFocus } from '#app/ui/use-arrival-focus.ts';
import { SubmittedNotice, useIsConfirmed } from '#app/features/forms/confirmation.tsx';
import { moduleUrls } from '#app/urls/module-urls.ts';
import { ChosenAnswers } from '#app/features/quizzes/chosen-answers.tsx';
import { withMinus } from '#law/numbers.ts';
import { ScoreBands } from '#app/features/quizzes/score-bands.tsx';
import { UnexpectedError } from '#app/features/site/unexpected-error.tsx';
import { RESULT } from '../texts.ts';
import { NO_RESULT, type ResultView } from './result-view.ts';

const urls = moduleUrls('nyc-internet');

const Verdict = ({ view }: { view: ResultView }) => (
  <div className="border-line p-6 max-lg:border-b sm:p-8 lg:border-r print:border-r print:p-4">
    <Badge tone={view.tone}>{view.level}</Badge>
    <p className="mt-4 text-fit-sm leading-snug font-bold wrap-anywhere hyphens-auto sm:text-[1.6rem]">
      {view.message}
    </p>
    <p className="mt-5 text-[2rem] leading-tight font-extrabold tracking-tight">
      Score: {withMinus(view.score)}
    </p>
    <p className="mt-1 text-[0.9rem] text-soft">
      On a scale from {view.minimum} to {view.maximum}. <LongDate iso={view.submittedAt} />
    </p>
    <p className="mt-5 border-t border-hair pt-4 text-[0.9rem] text-soft">{view.copy.notice}</p>
  </div>
);

const NextStepList = ({ view: { nextSteps } }: { view: ResultView }) => (
  <section className="mt-10 border-l-[5px] border-lot bg-lot-tint px-6 py-5 print:mt-4">
    <h2 className="text-fit-md">{RESULT.nextSteps}</h2>
    <ol className="mt-3 grid max-w-[44rem] list-decimal gap-2 pl-5">
      {nextSteps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </section>
);

export function ResultPage({ view }: { view: ResultView }) {
  const { copy } = view;
  const heading = useArrivalFocus(useIsConfirmed('assessment'));
  return (
    <PageWidth className="one-page py-10 sm:py-14 print:py-0">
      <SubmittedNotice form="assessment" message="Assessment completed successfully!" />
      <h1 {...heading} className="mb-7 text-[2.1rem] focus:outline-none sm:text-[2.8rem]">
        {RESULT.heading}
      </h1>
      <div className="grid border border-line bg-card lg:grid-cols-[1.15fr_1fr] print:grid-cols-[1.15fr_1fr]">
        <Verdict view={view} />
        <ScoreBands view={view} />
      </div>
      <NextStepList view={view} />
      <div className="not-printed mt-8 flex flex-wrap gap-3">
        <ButtonLink href={urls.report}>{RESULT.reports}</ButtonLink>
        <ButtonLink href={urls.quiz} look="secondary">
          {RESULT.again}
        </ButtonLink>
        <PrintButton />
      </div>
      <ChosenAnswers
        answers={view.answers}
        changeUrl={(question) => view.changeUrls[question - 1] ?? urls.quiz}
      />
      <p className="mt-5 max-w-[44rem] text-[0.85rem] text-soft">Sources: {copy.basis}</p>
    </PageWidth>
  );
}

export function ResultMissing() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <UnexpectedError />;
  return (
    <MessagePage title="Result not found">
      <p>{NO_RESULT} Check the link, or take the assessment again.</p>
      <ButtonLink href={urls.quiz}>Take the assessment</ButtonLink>
    </MessagePage>
  );
}
