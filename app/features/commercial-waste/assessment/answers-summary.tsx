import type { ReactNode } from 'react';
import type { AssessmentData } from './assessment.server.ts';
import type { StepName } from './steps.ts';
import { STEP_NAMES, SUMMARY_HEADING } from './texts.ts';

interface AnswersSummaryProps {
  parts: AssessmentData['summary'];
  changeButton: (step: StepName, name: string) => ReactNode;
}

export const AnswersSummary = ({ parts, changeButton }: AnswersSummaryProps) => (
  <section aria-labelledby="summary" className="border border-line bg-card">
    <h3 id="summary" className="border-b border-line px-5 py-3 text-[1.1rem]">
      {SUMMARY_HEADING}
    </h3>
    {parts.map(({ step, rows }) => (
      <div key={step} className="border-line px-5 py-4 not-last:border-b">
        <div className="flex items-baseline justify-between gap-4">
          <h4 className="font-semibold">{STEP_NAMES[step]}</h4>
          {changeButton(step, STEP_NAMES[step])}
        </div>
        <dl className="mt-2 grid gap-x-4 gap-y-1.5 text-[0.94rem] sm:grid-cols-[13rem_1fr]">
          {rows.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-soft max-sm:not-first:mt-1">{label}</dt>
              <dd className="min-w-0 font-semibold wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    ))}
  </section>
);
