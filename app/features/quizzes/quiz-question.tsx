import { Form, Link } from '@remix-run/react';
import { ArrowLeft, ArrowRight, Check, ChevronDown } from 'lucide-react';
import type { MouseEvent, RefObject } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { ProgressBar } from '#app/ui/progress.tsx';
import { answeredUrl, ANSWERS, FILLED_IN, questionUrl } from '#app/urls/quiz-urls.ts';
import { othersText, type OtherAnswer, type QuestionView } from './quiz-view.ts';
import { FILLED_IN_HEADING, progressText } from './texts.ts';

interface QuizQuestionProps {
  view: QuestionView;
  quizUrl: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The second click of a double click would answer the next question, or go back twice. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

interface AnswerListProps extends Pick<QuizQuestionProps, 'view' | 'quizUrl'> {
  answers: OtherAnswer[];
}

const AnswerList = ({ answers, view, quizUrl }: AnswerListProps) => (
  <ul className="mt-1 grid gap-1">
    {answers.map(({ number, question, answer }) => (
      <li key={number}>
        {question} <strong>{answer}</strong>{' '}
        <Link
          to={questionUrl(quizUrl, view, number)}
          onClick={ignoreSecondClick}
          aria-label={`Change: ${question}`}
          className="inline-block py-0.5 font-semibold underline underline-offset-3"
        >
          Change
        </Link>
      </li>
    ))}
  </ul>
);

/** Answers from a building's records are shown openly for the visitor to check. The visitor's own answers are collapsed. */
function AnswersSoFar({ view, quizUrl }: Omit<QuizQuestionProps, 'headingRef'>) {
  const filledIn = view.others.filter(({ isFilledIn }) => isFilledIn);
  const chosen = view.others.filter(({ isFilledIn }) => !isFilledIn);
  return (
    <>
      {filledIn.length > 0 ? (
        <div className="mt-7 border-l-4 border-lot bg-lot-tint px-5 py-3">
          <p>{FILLED_IN_HEADING}</p>
          <AnswerList answers={filledIn} view={view} quizUrl={quizUrl} />
        </div>
      ) : null}
      {chosen.length > 0 ? (
        <details className="group mt-5 border-y border-hair">
          <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-2.5 text-[0.94rem] font-semibold [&::-webkit-details-marker]:hidden">
            Your answers so far ({chosen.length})
            <ChevronDown
              aria-hidden
              size={18}
              className="shrink-0 text-soft transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="pb-4">
            <AnswerList answers={chosen} view={view} quizUrl={quizUrl} />
          </div>
        </details>
      ) : null}
    </>
  );
}

type Option = QuestionView['options'][number];

const OptionButton = ({ text, answers, isGiven }: Option) => (
  <button
    type="submit"
    name={ANSWERS}
    value={answers}
    onClick={ignoreSecondClick}
    className={classNames(
      'group flex min-h-14 w-full cursor-pointer items-center justify-between gap-4 border-l-[5px] px-5 py-3 text-left hover:border-lot hover:bg-lot-tint focus-visible:border-lot focus-visible:bg-lot-tint focus-visible:-outline-offset-3',
      isGiven ? 'border-lot bg-lot-tint' : 'border-transparent',
    )}
  >
    {text}
    {isGiven ? (
      <span className="flex shrink-0 items-center gap-1.5 text-[0.9rem] font-semibold">
        <Check aria-hidden size={18} /> Your answer
      </span>
    ) : (
      <ArrowRight aria-hidden size={18} className="shrink-0 text-soft group-hover:text-ink" />
    )}
  </button>
);

function BackStep({ view, quizUrl }: Pick<QuizQuestionProps, 'view' | 'quizUrl'>) {
  const { number, isComplete, given } = view;
  if (number === 1 && !isComplete) return null;
  return (
    <p className="mt-5">
      <Link
        to={isComplete ? answeredUrl(quizUrl, given) : questionUrl(quizUrl, view, number - 1)}
        onClick={ignoreSecondClick}
        className="inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden size={18} />
        {isComplete ? 'Back to your result' : 'Back'}
      </Link>
    </p>
  );
}

export const QuizQuestion = ({ view, quizUrl, headingRef }: QuizQuestionProps) => (
  <>
    <ProgressBar value={view.number} max={view.count} text={progressText(view)} rest={othersText(view)} />
    <AnswersSoFar view={view} quizUrl={quizUrl} />
    <h2
      ref={headingRef}
      id="question"
      tabIndex={-1}
      className="mt-7 text-fit-lg focus:outline-none sm:text-[2rem]"
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
      {view.filledAfter > 0 ? <input type="hidden" name={FILLED_IN} value={view.filledAfter} /> : null}
      <ul className="border border-line bg-card">
        {view.options.map((option) => (
          <li key={option.answers} className="border-line not-last:border-b">
            <OptionButton {...option} />
          </li>
        ))}
      </ul>
    </Form>
    <BackStep view={view} quizUrl={quizUrl} />
  </>
);
