import { Download } from 'lucide-react';
import type { ModuleSlug } from '#law/modules.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink, PrintButton } from '#app/ui/button.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { NextSteps } from '#app/ui/next-steps.tsx';
import { PrintedFromHere } from '#app/features/site/printed-from.tsx';
import { SourcesLine } from '#app/features/figures/sources-line.tsx';
import { CHECKLIST, ROUGH_GUIDE } from '#app/features/quizzes/texts.ts';
import { checklistUrls, type ChecklistView, STEP_PARTS } from './checklist-view.ts';

type Item = ChecklistView['items'][number];

const Part = ({ name, text }: { name: string; text: string }) => (
  <p className="mt-2 text-[0.97rem] print:mt-0.5">
    <span className="font-semibold">{name}:</span> {text}
  </p>
);

function Step({ item, id }: { item: Item; id: string }) {
  const { heading, rule, action, basis } = item;
  return (
    <li className="flex break-inside-avoid gap-4 border-r border-b border-line bg-card p-5 has-checked:bg-lot-tint sm:p-6 print:gap-2.5 print:px-2.5 print:py-1.5">
      <input
        id={id}
        type="checkbox"
        aria-describedby={`${id}-text`}
        className="mt-0.5 size-6 shrink-0 cursor-pointer accent-ink"
      />
      <div>
        <h3 className="text-[1.15rem]">
          <label htmlFor={id} className="cursor-pointer">
            {heading}
          </label>
        </h3>
        <div id={`${id}-text`}>
          <Part name={STEP_PARTS.action} text={action} />
          <Part name={STEP_PARTS.rule} text={rule} />
        </div>
        <p className="mt-2 text-[0.85rem] text-soft print:mt-0.5">
          {STEP_PARTS.basis}: {basis}
        </p>
      </div>
    </li>
  );
}

const Verdict = ({ tone, label, title, score }: NonNullable<ChecklistView['verdict']>) => (
  <div className="mt-6 border border-line border-l-[5px] border-l-lot bg-card p-5 sm:p-6 print:mt-3 print:p-3">
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Badge tone={tone}>{label}</Badge>
      <p className="font-extrabold">{score}</p>
    </div>
    <p className="mt-3 print:mt-1">{title}</p>
  </div>
);

export function ChecklistPage({ view, module }: { view: ChecklistView; module: ModuleSlug }) {
  const { heading, intro, verdict, quizHeading, items, notice } = view;
  const urls = checklistUrls(module, view);
  return (
    <PageWidth className="one-page-of-figures py-10 sm:py-14 print:py-0">
      <h1 className="max-w-[44rem] text-[2.1rem] sm:text-[2.8rem]">{heading}</h1>
      <p className="mt-4 max-w-[44rem] text-[1.1rem] text-soft print:mt-2">{intro}</p>
      {verdict ? <Verdict {...verdict} /> : null}
      <div className="not-printed mt-7 flex flex-wrap gap-3">
        <ButtonLink href={urls.pdf}>
          <Download aria-hidden size={18} /> Download as PDF
        </ButtonLink>
        <PrintButton label="Print" />
        {verdict ? (
          <ButtonLink href={urls.quiz} look="secondary">
            Back to your result
          </ButtonLink>
        ) : null}
      </div>
      {verdict ? null : (
        <div className="mt-8">
          <NextSteps {...CHECKLIST.quiz}>
            <ButtonLink href={urls.quiz}>Take the {quizHeading}</ButtonLink>
          </NextSteps>
        </div>
      )}
      {items.length > 0 ? (
        <ol className="mt-8 grid grid-cols-1 border-t border-l border-line lg:grid-cols-2 print:mt-3 print:grid-cols-2">
          {items.map((item, index) => (
            <Step key={item.heading} item={item} id={`step-${index + 1}`} />
          ))}
        </ol>
      ) : (
        <p className="mt-8">{CHECKLIST.empty}</p>
      )}
      <p className="mt-5 max-w-[44rem] text-[0.85rem] text-soft print:mt-2 print:max-w-none">
        <strong className="text-ink">{ROUGH_GUIDE}</strong> {notice}
      </p>
      <SourcesLine sources={view.sources} className="mt-5 print:mt-2" />
      <PrintedFromHere />
      <div className="mt-10">
        <NextSteps {...CHECKLIST.help}>
          <ButtonLink href={urls.partners}>Find vendors</ButtonLink>
          <ButtonLink href="/contact" look="secondary">
            Ask a question
          </ButtonLink>
        </NextSteps>
      </div>
    </PageWidth>
  );
}
