import { useEffect, useState } from 'react';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { Steps } from '#app/ui/progress.tsx';
import { useFocusOnChange } from '#app/ui/use-focus-on-change.ts';
import type { AssessmentData } from './assessment.server.ts';
import { STEP_VIEWS } from './step-forms.tsx';
import { stepNumber, STEPS } from './steps.ts';
import { LOST_ANSWERS, STEP_NAMES } from './texts.ts';

/** Unsent input. It never leaves the browser, and is lost when the page closes. */
const unsent = new Map<string, Record<string, string>>();

const readTexts = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/** Restores the input of a step that the visitor left with the browser's Back button, which submits nothing. */
function useUnsentAnswers(draft: string | undefined, step: string): Record<string, string> | undefined {
  const key = draft && `${draft} ${step}`;
  const [answers] = useState(() => (key ? unsent.get(key) : undefined));
  useEffect(() => {
    const form = document.getElementById(step);
    if (!key || !(form instanceof HTMLFormElement)) return undefined;
    return () => {
      unsent.set(key, readTexts(form));
    };
  }, [key, step]);
  return answers;
}

function Step(data: AssessmentData) {
  const { draft, step, typed } = data;
  const unsent = useUnsentAnswers(draft, step);
  const Form = STEP_VIEWS[step];
  return <Form {...data} typed={unsent ?? typed} />;
}

export function AssessmentPage(data: AssessmentData) {
  const { draft, step, copy, isLost, known } = data;
  const heading = useFocusOnChange<HTMLHeadingElement>(step);
  return (
    <PageWidth className="py-10 sm:py-14">
      <h1 className="text-[2.1rem] sm:text-[2.6rem]">{copy.heading}</h1>
      <p className="mt-3 max-w-[44rem] text-soft">{copy.lead}</p>
      <div className="mt-8 mb-10">
        <Steps names={STEPS.map((name) => STEP_NAMES[name])} current={stepNumber(step)} />
      </div>
      {isLost ? (
        <p role="status" className="mb-8 max-w-[38rem] border-l-4 border-lot bg-lot-tint px-5 py-3">
          {LOST_ANSWERS}
        </p>
      ) : null}
      {known ? (
        <div className="mb-8 grid max-w-[38rem] gap-1 border-l-4 border-lot bg-lot-tint px-5 py-3">
          {known.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      ) : null}
      <h2 ref={heading} tabIndex={-1} className="text-fit-lg focus:outline-none sm:text-[1.9rem]">
        {STEP_NAMES[step]}
      </h2>
      <p className="mt-2 mb-8 max-w-[38rem] text-soft">{copy.steps[step].intro}</p>
      <Step key={`${draft ?? 'new'} ${step}`} {...data} />
    </PageWidth>
  );
}
