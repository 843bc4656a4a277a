import { Form } from '@remix-run/react';
import { ArrowRight } from 'lucide-react';
import type { MouseEvent, RefObject } from 'react';
import { ProgressBar } from '#app/ui/progress.tsx';
import { progressText } from './quiz-copy.ts';
import { ANSWERS, type QuestionView } from './quiz-view.ts';

/** The second click of a double click would answer the next question, and there is no way back from it. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

interface QuizQuestionProps {
  view: QuestionView;
  quizUrl: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** One question. Each option is a button that leads on: a form with nothing but the address. */
export const QuizQuestion = ({ view, quizUrl, headingRef }: QuizQuestionProps) => (
  <>
    <ProgressBar value={view.number} max={view.count} text={progressText(view)} />
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
