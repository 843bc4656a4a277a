import type { ReactNode } from 'react';
import { BackLink } from '#app/ui/back-link.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { useFocusOnChange } from '#app/ui/use-focus-on-change.ts';
import { BACK_TO_OPTIONS } from './messages.ts';
import { QuizOptions } from './quiz-options.tsx';
import { QuizQuestion } from './quiz-question.tsx';
import { QuizResult } from './quiz-result.tsx';
import { isStart, type QuizView } from './quiz-view.ts';
import { progressText } from './quiz-words.ts';

interface QuizPageProps {
  view: QuizView;
  /** Where the quiz begins. */
  quizUrl: string;
  /** Where the module's report is. */
  reportUrl: string;
  /** Below the result: the form that sends it. */
  children: ReactNode;
}

const INTRO = 'mb-9 max-w-[44rem] text-[2.1rem] sm:text-[2.8rem]';
const REMINDER = 'mb-7 text-[1.05rem] text-accent print:mb-2';

const stepOf = (view: QuizView): string => (view.kind === 'question' ? progressText(view) : view.kind);

/** A quiz: the ways to begin it, its next question, or its result. */
export function QuizPage({ view, quizUrl, reportUrl, children }: QuizPageProps) {
  const headingRef = useFocusOnChange<HTMLHeadingElement>(stepOf(view));
  return (
    <PageWidth className="py-10 sm:py-14 print:py-0">
      {view.kind === 'question' && view.hasOptions ? (
        <p className="mb-5">
          <BackLink to={quizUrl}>{BACK_TO_OPTIONS}</BackLink>
        </p>
      ) : null}
      <h1 className={isStart(view) ? INTRO : REMINDER}>{view.heading}</h1>
      {view.kind !== 'result' && view.intro ? (
        <p className="-mt-5 mb-9 max-w-[44rem] text-[1.1rem] text-soft">{view.intro}</p>
      ) : null}
      {view.kind === 'options' ? (
        <QuizOptions options={view.options} quizUrl={quizUrl} headingRef={headingRef} />
      ) : null}
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
