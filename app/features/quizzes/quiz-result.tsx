import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink, PrintButton } from '#app/ui/button.tsx';
import { NextSteps } from '#app/ui/next-steps.tsx';
import { PrintedFrom } from '../site/printed-from.tsx';
import { useSite } from '../site/use-site.ts';
import { ChosenAnswers } from './chosen-answers.tsx';
import { absoluteUrl, answeredUrl, questionUrl } from '#app/urls/quiz-urls.ts';
import { listNextSteps } from './quiz-view.ts';
import {
  FINDINGS_HEADING,
  ROUGH_GUIDE,
  BACK_TO_OPTIONS,
  findingLabel,
  RESTART,
  savingsText,
  scoreText,
} from './texts.ts';
import { ScoreBands } from './score-bands.tsx';
import { LinkedText } from '../figures/linked-text.tsx';
import type { LoadedQuiz } from './quiz.server.ts';

type LoadedResult = Extract<LoadedQuiz, { kind: 'result' }>;

interface QuizResultProps {
  view: LoadedResult;
  quizUrl: string;
  reportUrl: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

interface VerdictProps {
  view: LoadedResult;
  headingRef: QuizResultProps['headingRef'] | undefined;
}

function Verdict({ view, headingRef }: VerdictProps) {
  const { band, notice, links } = view;
  return (
    <div className="min-w-0 border-line p-6 wrap-anywhere max-lg:border-b sm:p-8 lg:border-r print:border-r print:p-4">
      <Badge tone={band.tone}>{band.label}</Badge>
      <h2 ref={headingRef} tabIndex={-1} className="mt-4 text-fit-md focus:outline-none sm:text-[1.8rem]">
        {band.title}
      </h2>
      <p className="mt-5 text-[2rem] leading-tight font-extrabold tracking-tight">{scoreText(view)}</p>
      {band.savings ? <p className="mt-2 font-semibold">{savingsText(band.savings)}</p> : null}
      <p className="mt-4">
        <LinkedText links={links}>{band.description}</LinkedText>
      </p>
      <p className="mt-5 border-t border-hair pt-4 text-[0.9rem] text-soft">
        <strong className="text-ink">{ROUGH_GUIDE}</strong> <LinkedText links={links}>{notice}</LinkedText>
      </p>
    </div>
  );
}

/** Leads are shown before the score, because they matter more. */
const Leads = ({ view: { leads }, headingRef }: Pick<QuizResultProps, 'view' | 'headingRef'>) => (
  <div className="mb-7 border-l-4 border-lot bg-lot-tint px-5 py-4 print:mb-3">
    {leads.map((lead, index) => (
      <h2
        key={lead}
        ref={index === 0 ? headingRef : undefined}
        tabIndex={-1}
        className="max-w-[44rem] text-[1.3rem] not-first:mt-3 focus:outline-none sm:text-[1.5rem]"
      >
        {lead}
      </h2>
    ))}
  </div>
);

type Finding = LoadedResult['findings'][number];

const FindingIcon = ({ isPositive }: Pick<Finding, 'isPositive'>) => (
  <p className={`flex items-center gap-2 text-[0.9rem] font-bold ${isPositive ? 'text-low' : 'text-high'}`}>
    {isPositive ? <CircleCheck aria-hidden size={18} /> : <TriangleAlert aria-hidden size={18} />}
    {findingLabel({ isPositive })}
  </p>
);

const KeyFindings = ({ findings }: { findings: Finding[] }) => (
  <section className="mt-10 print:mt-4">
    <h2 className="text-fit-md">{FINDINGS_HEADING}</h2>
    <ul className="mt-4 flex flex-wrap border-t border-l border-line print:mt-2">
      {findings.map(({ heading, text, isPositive }) => (
        <li
          key={heading}
          className="flex-[1_1_13rem] border-r border-b border-line bg-card p-5 print:basis-[8rem] print:p-2"
        >
          <FindingIcon isPositive={isPositive} />
          <h3 className="mt-2 text-[1.1rem]">{heading}</h3>
          <p className="mt-2 text-[0.94rem] text-soft print:text-[0.85rem]">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);

interface PrintedNextStepsProps extends Pick<QuizResultProps, 'view' | 'reportUrl'> {
  origin: string;
}

const PrintedNextSteps = ({ view, reportUrl, origin }: PrintedNextStepsProps) => (
  <section className="mt-4 hidden print:block">
    <h2 className="text-fit-md">{view.nextSteps.heading}</h2>
    <ul className="mt-3 grid gap-1 text-[0.85rem] wrap-anywhere">
      {listNextSteps(view, reportUrl).map(({ label, url }) => (
        <li key={url}>
          {label}: {absoluteUrl(url, origin)}
        </li>
      ))}
    </ul>
  </section>
);

export const QuizResult = ({ view, quizUrl, reportUrl, headingRef, children }: QuizResultProps) => (
  <div className="one-page">
    {view.leads.length > 0 ? <Leads view={view} headingRef={headingRef} /> : null}
    <div className="grid grid-cols-1 border border-line bg-card lg:grid-cols-[1.15fr_1fr] print:grid-cols-[1.15fr_1fr]">
      <Verdict view={view} headingRef={view.leads.length > 0 ? undefined : headingRef} />
      <ScoreBands view={view} />
    </div>
    {view.findings.length > 0 ? <KeyFindings findings={view.findings} /> : null}
    <div className="mt-10">
      <NextSteps heading={view.nextSteps.heading} text={view.nextSteps.text}>
        {listNextSteps(view, reportUrl).map(({ label, url }, index) => (
          <ButtonLink key={url} href={url} look={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </ButtonLink>
        ))}
      </NextSteps>
    </div>
    <div className="print:grid print:grid-cols-[2fr_1fr] print:gap-6">
      <ChosenAnswers answers={view.answers} changeUrl={(question) => questionUrl(quizUrl, view, question)} />
      <PrintedNextSteps view={view} reportUrl={reportUrl} origin={useSite().origin} />
    </div>
    <p className="mt-5 max-w-[44rem] text-[0.85rem] text-soft">Sources: {view.basis}</p>
    <div className="not-printed mt-8 flex flex-wrap gap-3">
      {view.hasOptions ? (
        <ButtonLink href={quizUrl} look="secondary">
          {BACK_TO_OPTIONS}
        </ButtonLink>
      ) : null}
      <ButtonLink href={view.hasOptions ? answeredUrl(quizUrl, '') : quizUrl} look="secondary">
        {RESTART}
      </ButtonLink>
      <PrintButton />
    </div>
    {children}
    <PrintedFrom url={useSite().origin + answeredUrl(quizUrl, view.given)} />
  </div>
);
