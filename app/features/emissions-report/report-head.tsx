import type { BuildingReport } from '#app/regulations/ll97/report.ts';
import type { PeriodAssessment } from '#app/regulations/ll97/assessment.ts';
import { Badge } from '#app/ui/badge.tsx';
import { LongDate } from '#app/ui/long-date.tsx';
import { cautionsOf, verdictOf, type Verdict } from './verdict.ts';
import { ESTIMATE, usesInWords } from './words.ts';

interface ReportHeadProps {
  report: BuildingReport;
  /** The period that the present year is in. */
  now: PeriodAssessment;
  /** ISO 8601. */
  createdAt: string;
}

const Figure = ({ figure, caption }: Pick<Verdict, 'figure' | 'caption'>) => (
  <p className="mt-5 print:mt-1">
    <span className="text-[2.4rem] leading-none font-extrabold tracking-tight sm:text-[2.9rem] print:text-[1.9rem]">
      {figure}
    </span>
    <span className="mt-1 block text-soft print:inline print:pl-2">{caption}</span>
  </p>
);

/** The verdict of a report: one sentence, one figure, and what to know before relying on them. */
export function ReportHead({ report, now, createdAt }: ReportHeadProps) {
  const { tone, label, sentence, figure, caption, outlook } = verdictOf(report, now);
  const cautions = cautionsOf(report);
  return (
    <div>
      <p className="text-soft">
        {report.building.address ? `${report.building.address} · ` : ''}
        {usesInWords(report.building.uses)} · <LongDate iso={createdAt} />
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Badge tone={tone}>{label}</Badge>
        {report.isEstimate ? <span className="font-bold text-soft">{ESTIMATE}</span> : null}
      </div>
      <h1 className="mt-4 max-w-[46rem] text-[2rem] sm:text-[2.8rem] print:mt-1 print:text-[1.9rem]">
        {sentence}
      </h1>
      <Figure figure={figure} caption={caption} />
      {outlook ? <p className="mt-3 max-w-[46rem] text-[1.1rem] font-semibold">{outlook}</p> : null}
      {cautions.length > 0 ? (
        <ul className="mt-7 grid max-w-[46rem] gap-2 border-l-4 border-lot bg-lot-tint px-5 py-3">
          {cautions.map((caution) => (
            <li key={caution}>{caution}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
