import type { ReactNode } from 'react';
import type { LL97Figures } from '#law/ll97/figures.ts';
import { reportOn } from '#law/ll97/report.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Chart } from '#app/ui/chart.tsx';
import { PeriodChart } from '../report/periods.tsx';
import { type PeriodCell, periodFigures, type PeriodsView, type ReportCopy } from '../report/period-view.ts';
import { summaryView } from '../report/report-view.ts';
import { fieldLabel } from './labels.ts';
import { calculatorForm, toBuilding } from './calculator-fields.ts';

export interface LiveFigures {
  law: LL97Figures;
  today: string;
  cautions: ReportCopy['cautions'];
  values: readonly (readonly [placeholder: string, value: string])[];
}

export const LIVE_PLACEHOLDERS: readonly string[] = [
  '{figure:ll97-321-performance-year}',
  '{figure:ll97-321-measures}',
  '{deadline:ll97-321-measures}',
];

export interface Live {
  summary: string;
  announcement: string;
  content: ReactNode;
}

const NONE = '–';

const withoutUnit = (cell: PeriodCell | undefined) => cell?.text.replace(/ t$/, '');

const Figures = ({ rows }: Pick<PeriodsView, 'rows'>) => (
  <table className="mt-3 w-full text-[0.85rem] tabular-nums">
    <caption className="sr-only">Limit, emissions and penalty for each period, in metric tons a year</caption>
    <thead>
      <tr className="text-right align-bottom text-soft">
        <th scope="col" className="pr-2 pb-1 text-left font-semibold">
          Period
        </th>
        <th scope="col" className="px-1 pb-1 font-semibold">
          Limit, t
        </th>
        <th scope="col" className="px-1 pb-1 font-semibold">
          Emissions, t
        </th>
        <th scope="col" className="pb-1 pl-1 font-semibold">
          Most a year
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ period, cells: [limit, emissions, ...others] }) => (
        <tr key={period.text} className="border-t border-hair text-right align-top">
          <th scope="row" className="py-1 pr-2 text-left font-semibold">
            {period.text}
            {period.note ? (
              <span className="block leading-tight font-normal text-soft">{period.note}</span>
            ) : null}
          </th>
          <td className="px-1 py-1">{withoutUnit(limit)}</td>
          <td className="px-1 py-1">{withoutUnit(emissions)}</td>
          <td className="py-1 pl-1 font-semibold">{others.at(-1)?.text ?? NONE}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

interface ResultProps extends ReturnType<typeof summaryView> {
  periods: ReturnType<typeof periodFigures>;
}

const Result = ({ verdict, mark, cautions, periods }: ResultProps) => (
  <>
    <div className="flex flex-wrap items-center gap-3">
      <Badge tone={verdict.tone}>{verdict.label}</Badge>
      {mark ? <span className="font-bold text-soft">{mark}</span> : null}
    </div>
    <p className="mt-3 text-[1.15rem] leading-snug font-bold">{verdict.sentence}</p>
    <p className="mt-2">
      <span className="text-[1.7rem] leading-none font-extrabold tracking-tight">{verdict.figure}</span>{' '}
      <span className="text-[0.9rem] text-soft">{verdict.caption}</span>
    </p>
    <Chart finding={periods.finding} className="mt-4">
      <div className="max-w-[19rem]">
        <PeriodChart chart={periods.chart} />
      </div>
    </Chart>
    <Figures rows={periods.rows} />
    {cautions.map((line) => (
      <p key={line} className="mt-3 border-l-4 border-lot bg-lot-tint px-3 py-2 text-[0.85rem]">
        {line}
      </p>
    ))}
  </>
);

const Missing = ({ needed, errors }: { needed: string[]; errors: string[] }) => (
  <>
    {needed.length > 0 ? (
      <>
        <p className="font-semibold">Still needed for a result</p>
        <ul className="mt-2 grid list-disc gap-1 pl-5">
          {needed.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      </>
    ) : null}
    {errors.length > 0 ? (
      <ul className="mt-3 grid gap-2 text-very-high">
        {errors.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
    ) : null}
  </>
);

const isRequired = (name: string): boolean => name.startsWith('uses[') || name === 'pathway';

function missingResult(formData: FormData, fields: Readonly<Record<string, string[] | null>>): Live {
  const found = Object.entries(fields).flatMap(([name, messages]) =>
    messages?.length ? [{ name, messages, isEmpty: !formData.get(name) }] : [],
  );
  const isNeeded = ({ name, isEmpty }: (typeof found)[number]) => isEmpty && isRequired(name);
  const needed = found.filter(isNeeded).map(({ name }) => fieldLabel(name));
  const errors = found
    .filter((error) => !isNeeded(error))
    .map(({ name, messages }) => `${fieldLabel(name)}: ${messages.join(' ')}`);
  const summary = errors.length > 0 ? 'Some figures need checking.' : `Still needed: ${needed.join('; ')}`;
  return { summary, announcement: '', content: <Missing needed={needed} errors={errors} /> };
}

const fill = <View,>(view: View, values: LiveFigures['values']): View =>
  JSON.parse(JSON.stringify(view), (_, value: unknown) =>
    typeof value === 'string'
      ? values.reduce((text, [placeholder, filled]) => text.replaceAll(placeholder, filled), value)
      : value,
  ) as View;

const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

export function liveResult(formData: FormData, { law, today, cautions, values }: LiveFigures): Live {
  const submission = calculatorForm.check(formData);
  if (submission.status !== 'success') return missingResult(formData, submission.error ?? {});
  const report = reportOn(toBuilding(submission.value), today, law);
  if (!report) return missingResult(formData, {});
  const summary = summaryView(report, Number(today.slice(0, 4)), cautions);
  const view = fill({ ...summary, periods: periodFigures(report.assessments) }, values);
  const { verdict, outlook, periods } = view;
  return {
    summary: periods.finding,
    announcement: [verdict.label, verdict.sentence, outlook ?? ''].filter(Boolean).map(sentence).join(' '),
    content: <Result {...view} />,
  };
}
