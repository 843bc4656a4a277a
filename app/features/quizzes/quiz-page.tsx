import { Form, isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { ArrowRight } from 'lucide-react';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import { BackLink, ButtonLink } from '#app/ui/button.tsx';
import { MessagePage } from '#app/ui/layout/message-page.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { LinkLot, Lots } from '#app/ui/lots.tsx';
import { ProgressBar } from '#app/ui/progress.tsx';
import { useFocusOnChange } from '#app/ui/use-focus-on-change.ts';
import { useInvoiceDialog } from '../invoices/use-invoice-dialog.tsx';
import { UnexpectedError } from '../site/unexpected-error.tsx';
import { QuizResult } from './quiz-result.tsx';
import {
  answeredUrl,
  ANSWERS,
  BACK_TO_OPTIONS,
  FILLED_IN,
  filledInUrl,
  isStart,
  type OptionsView,
  progressText,
  type QuestionView,
  type QuizView,
  RESTART,
  UNREADABLE_ANSWERS,
} from './quiz-view.ts';

interface QuizPageProps {
  view: QuizView;
  quizUrl: string;
  reportUrl: string;
  children: ReactNode;
}

const INTRO = 'mb-9 max-w-[44rem] text-[2.1rem] sm:text-[2.8rem]';
const REMINDER = 'mb-7 text-[1.05rem] text-accent print:mb-2';

const stepOf = (view: QuizView): string => (view.kind === 'question' ? progressText(view) : view.kind);

interface StepProps<View> {
  view: View;
  quizUrl: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

function QuizOptions({ view, quizUrl, headingRef }: StepProps<OptionsView>) {
  const { heading, take, skip } = view.options;
  const { openInstead, dialog } = useInvoiceDialog(skip.url);
  return (
    <section>
      <h2 ref={headingRef} tabIndex={-1} className="mb-5 text-[1.5rem] focus:outline-none">
        {heading}
      </h2>
      <Lots className="max-w-[60rem]">
        <LinkLot
          title={take.title}
          text={take.text}
          href={answeredUrl(quizUrl, '')}
          linkLabel={take.label}
          className="border-l-[5px] border-l-lot"
        />
        <LinkLot
          title={skip.title}
          text={skip.text}
          href={skip.url}
          linkLabel={skip.label}
          onClick={openInstead}
        />
      </Lots>
      {dialog}
    </section>
  );
}

/** The second click of a double click would answer the next question, and there is no way back from it. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

/** What was filled in from a building's records, with a way to answer it otherwise. */
const FilledIn = ({ filled, quizUrl }: { filled: QuestionView['filled']; quizUrl: string }) => (
  <div className="mt-7 border-l-4 border-lot bg-lot-tint px-5 py-3">
    <p>Filled in from what the city records of your building:</p>
    <ul className="mt-1 grid gap-1">
      {filled.map(({ question, answer, before }) => (
        <li key={question}>
          {question} <strong>{answer}</strong>{' '}
          <a
            href={before.length > 0 ? filledInUrl(quizUrl, before) : answeredUrl(quizUrl, '')}
            aria-label={`Change: ${question}`}
            className="font-semibold underline underline-offset-3"
          >
            Change
          </a>
        </li>
      ))}
    </ul>
  </div>
);

const QuizQuestion = ({ view, quizUrl, headingRef }: StepProps<QuestionView>) => (
  <>
    <ProgressBar value={view.number} max={view.count} text={progressText(view)} />
    {view.filled.length > 0 ? <FilledIn filled={view.filled} quizUrl={quizUrl} /> : null}
    <h2
      ref={headingRef}
      id="question"
      tabIndex={-1}
      className="mt-7 text-[1.6rem] focus:outline-none sm:text-[2rem]"
    >
      {view.prompt}
    </h2>
    {view.description ? (
      <p id="description" className="mt-3 text-soft">
        {view.description}
      </p>
    ) : null}
    <Form
      method="get"
      action={quizUrl}
      aria-labelledby="question"
      aria-describedby={view.description ? 'description' : undefined}
      className="mt-7"
    >
      {view.filled.length > 0 && view.number < view.count ? (
        <input type="hidden" name={FILLED_IN} value={view.filled.length} />
      ) : null}
      <ul className="border border-line bg-card">
        {view.options.map(({ text, answers }) => (
          <li key={answers} className="border-line not-last:border-b">
            <button
              type="submit"
              name={ANSWERS}
              value={answers}
              onClick={ignoreSecondClick}
              className="group flex min-h-14 w-full cursor-pointer items-center justify-between gap-4 border-l-[5px] border-transparent px-5 py-3 text-left hover:border-lot hover:bg-lot-tint focus-visible:border-lot focus-visible:bg-lot-tint focus-visible:-outline-offset-3"
            >
              {text}
              <ArrowRight aria-hidden size={18} className="shrink-0 text-soft group-hover:text-ink" />
            </button>
          </li>
        ))}
      </ul>
    </Form>
  </>
);

export function QuizPage({ view, quizUrl, reportUrl, children }: QuizPageProps) {
  const headingRef = useFocusOnChange<HTMLHeadingElement>(stepOf(view));
  return (
    <PageWidth className="py-10 sm:py-14 print:py-0">
      {view.kind === 'question' && view.hasOptions ? (
        <p className="mb-5">
          <BackLink href={quizUrl}>{BACK_TO_OPTIONS}</BackLink>
        </p>
      ) : null}
      <h1 className={isStart(view) ? INTRO : REMINDER}>{view.heading}</h1>
      {view.kind !== 'result' && view.intro ? (
        <p className="-mt-5 mb-9 max-w-[44rem] text-[1.1rem] text-soft">{view.intro}</p>
      ) : null}
      {view.kind === 'options' ? <QuizOptions view={view} quizUrl={quizUrl} headingRef={headingRef} /> : null}
      {view.kind === 'question' ? (
        <div key={view.number} className="max-w-[44rem]">
          <QuizQuestion view={view} quizUrl={quizUrl} headingRef={headingRef} />
        </div>
      ) : null}
      {view.kind === 'result' ? (
        <QuizResult view={view} quizUrl={quizUrl} reportUrl={reportUrl} headingRef={headingRef}>
          {children}
        </QuizResult>
      ) : null}
    </PageWidth>
  );
}

export function QuizError({ quizUrl }: { quizUrl: string }) {
  const error = useRouteError();
  const isUnreadable = isRouteErrorResponse(error) && error.data === UNREADABLE_ANSWERS.title;
  if (!isUnreadable) return <UnexpectedError />;
  return (
    <MessagePage title={UNREADABLE_ANSWERS.title}>
      <p>{UNREADABLE_ANSWERS.description}</p>
      <ButtonLink href={quizUrl}>{RESTART}</ButtonLink>
    </MessagePage>
  );
}
