import { CalendarPlus } from 'lucide-react';
import type { BuildingReport } from '#app/regulations/ll97/report.ts';
import { middayOf } from '#app/ui/date-words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { LongDate } from '#app/ui/long-date.tsx';
import { PeriodChart, PeriodTable } from './periods.tsx';
import { periodsContent } from './period-content.ts';
import {
  article321Content,
  basisContent,
  complianceContent,
  energyContent,
  gapContent,
  peerContent,
} from './report-content.ts';

interface SectionProps {
  report: BuildingReport;
}

/** Emissions and limits as a chart and as a table. */
export function Periods({ report: { assessments } }: SectionProps) {
  const { heading, chartKey } = periodsContent(assessments);
  return (
    <Section heading={heading}>
      <p className="mb-4 text-soft">{chartKey}</p>
      <div className="mb-6 max-w-[40rem] print:mb-2 print:max-w-[18rem]">
        <PeriodChart assessments={assessments} />
      </div>
      <PeriodTable assessments={assessments} />
    </Section>
  );
}

function Article321({ test }: { test: NonNullable<BuildingReport['article321']> }) {
  const { heading, verdict, lines } = article321Content(test);
  return (
    <Section heading={heading} intro={verdict}>
      <ul className="grid max-w-[44rem] list-disc gap-2 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Section>
  );
}

/** What would have to change; under Article 321, its one-time test instead. */
export function Gap({ report: { assessments, article321 } }: SectionProps) {
  if (article321) return <Article321 test={article321} />;
  const { heading, gaps, sentence } = gapContent(assessments);
  return (
    <Section heading={heading}>
      {sentence ? (
        <p className="max-w-[44rem]">{sentence}</p>
      ) : (
        <ul className="grid max-w-[44rem] gap-2">
          {gaps.map(({ years, change }) => (
            <li key={years}>
              <strong>{years}:</strong> {change}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** A building's energy use next to the median of its kind. */
export function Peers({ report: { peers } }: SectionProps) {
  if (!peers) return null;
  const { heading, sentence, bars, basis } = peerContent(peers);
  const most = Math.max(...bars.map(({ value }) => value), 1e-9);
  return (
    <Section heading={heading} basis={basis}>
      <p className="mb-5 max-w-[44rem]">{sentence}</p>
      <div className="grid max-w-[40rem] gap-4">
        {bars.map(({ label, value, amount }, index) => (
          <div key={label}>
            <p className="flex justify-between gap-4">
              <span>{label}</span>
              <span className="font-semibold">{amount}</span>
            </p>
            <div className="mt-1 h-4 border border-line bg-card">
              <div
                className={index === 0 ? 'h-full bg-lot' : 'h-full bg-emitted'}
                style={{ width: `${(value / most) * 100}%` }}
              />
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** How to comply, and the deadlines; only those of the next report are printed. */
export function Compliance({ report, calendarUrl }: SectionProps & { calendarUrl: string }) {
  const { heading, intro, dates } = complianceContent(report);
  return (
    <Section heading={heading} intro={intro}>
      <ol className="grid max-w-[44rem] border-t border-line [&>li:nth-child(n+3)]:print:hidden">
        {dates.map(({ date, title, description }) => (
          <li
            key={`${date}${title}`}
            className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[11rem_1fr]"
          >
            <span className="font-semibold">
              <LongDate iso={middayOf(date)} />
            </span>
            <span>
              {title}
              <span className="block text-[0.94rem] text-soft">{description}</span>
            </span>
          </li>
        ))}
      </ol>
      {report.deadlines.length > 0 ? (
        <ButtonLink href={calendarUrl} look="secondary" className="not-printed mt-6">
          <CalendarPlus aria-hidden size={18} /> Add to your calendar
        </ButtonLink>
      ) : null}
    </Section>
  );
}

/** The energy that a report was calculated from, its sources and its assumptions. */
export function Basis({ report }: SectionProps) {
  const { heading, lines } = basisContent(report);
  const energy = energyContent(report);
  return (
    <Section heading={heading}>
      <p className="mb-3 font-semibold">{energy.heading}</p>
      <dl className="grid max-w-[40rem] gap-x-8 sm:grid-cols-2">
        {energy.figures.map(({ label, amount }) => (
          <div key={label} className="flex justify-between gap-4 border-b border-hair py-1.5">
            <dt className="text-soft">{label}</dt>
            <dd className="font-semibold">{amount}</dd>
          </div>
        ))}
      </dl>
      {energy.notes.map((note) => (
        <p key={note} className="mt-3 max-w-[44rem] text-[0.94rem]">
          {note}
        </p>
      ))}
      <ul className="mt-6 grid max-w-[44rem] list-disc gap-1.5 pl-5 text-[0.94rem] text-soft">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Section>
  );
}
