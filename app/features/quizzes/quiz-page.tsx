import type { ReactNode } from 'react';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { useFocusOnChange } from '#app/ui/use-focus-on-change.ts';
import { QuizQuestion } from './quiz-question.tsx';
import { QuizResult } from './quiz-result.tsx';
import { progressText, type QuestionView, type ResultView } from './quiz-view.ts';

interface QuizPageProps {
  view: QuestionView | ResultView;
  /** Where the quiz begins. */
  quizUrl: string;
  /** Below the result: the form that sends it. */
  children: ReactNode;
}

const INTRO = 'mb-9 text-[2.1rem] sm:text-[2.8rem]';
const REMINDER = 'mb-7 text-[1.05rem] text-accent print:mb-2';

/** A quiz: its next question, or its result. */
export function QuizPage({ view, quizUrl, children }: QuizPageProps) {
  const isResult = view.kind === 'result';
  const headingRef = useFocusOnChange<HTMLHeadingElement>(isResult ? 'result' : progressText(view));
  const isStart = !isResult && view.number === 1;
  return (
    <PageWidth className="py-10 sm:py-14 print:py-0">
      <div className={isResult ? undefined : 'max-w-[44rem]'}>
        <h1 className={isStart ? INTRO : REMINDER}>{view.heading}</h1>
        {isResult ? (
          <QuizResult view={view} quizUrl={quizUrl} headingRef={headingRef}>
            {children}
          </QuizResult>
        ) : (
          <>
            {view.intro ? <p className="-mt-5 mb-9 text-[1.1rem] text-soft">{view.intro}</p> : null}
            <QuizQuestion key={view.number} view={view} quizUrl={quizUrl} headingRef={headingRef} />
          </>
        )}
      </div>
    </PageWidth>
  );
}
