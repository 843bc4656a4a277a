import { CalendarPlus } from 'lucide-react';
import { middayOf } from '#app/ui/dates.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { LongDate } from '#app/ui/long-date.tsx';
import { LinkedText } from '#app/features/figures/linked-text.tsx';
import type { ReportView } from './report-view.ts';

export const Gap = ({ heading, intro, sentence, gaps, lines, links }: ReportView['gap']) => (
  <Section heading={heading} intro={intro}>
    {sentence ? <p className="max-w-[44rem]">{sentence}</p> : null}
    <ul className="grid max-w-[44rem] gap-2">
      {gaps.map(({ years, change }) => (
        <li key={years}>
          <strong>{years}:</strong> {change}
        </li>
      ))}
      {lines.map((line) => (
        <li key={line} className="ml-5 list-disc">
          <LinkedText links={links}>{line}</LinkedText>
        </li>
      ))}
    </ul>
  </Section>
);

export const Peers = ({ heading, sentence, bars, basis }: NonNullable<ReportView['peers']>) => (
  <Section heading={heading} basis={basis}>
    <p className="mb-5 max-w-[44rem]">{sentence}</p>
    <div className="grid max-w-[40rem] gap-4">
      {bars.map(({ label, share, amount }, index) => (
        <div key={label}>
          <p className="flex justify-between gap-4">
            <span>{label}</span>
            <span className="font-semibold">{amount}</span>
          </p>
          <div className="mt-1 h-4 border border-line bg-card">
            <div
              className={index === 0 ? 'h-full bg-lot' : 'h-full bg-emitted'}
              style={{ width: `${share * 100}%` }}
            />
          </div>
        </div>
      ))}
    </div>
  </Section>
);

type ComplianceProps = ReportView['compliance'] & { calendarUrl: string };

export const Compliance = ({ heading, intro, dates, hasCalendar, calendarUrl }: ComplianceProps) => (
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
    {hasCalendar ? (
      <ButtonLink href={calendarUrl} look="secondary" className="not-printed mt-6">
        <CalendarPlus aria-hidden size={18} /> Add to your calendar
      </ButtonLink>
    ) : null}
  </Section>
);

export const Basis = ({ basis, energy }: Pick<ReportView, 'basis' | 'energy'>) => (
  <Section heading={basis.heading}>
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
      {basis.lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </Section>
);
