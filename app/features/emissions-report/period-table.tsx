import type { PeriodAssessment } from '#app/regulations/ll97/assessment.ts';
import { Badge } from '#app/ui/badge.tsx';
import { PERIOD_COLUMNS } from './headings.ts';
import { ASSUMPTION, closingShare, overOrUnder } from './period-words.ts';
import { penaltyWords } from './verdict.ts';
import { RISKS, tons } from './words.ts';

const HEAD = 'border-b border-line px-3 py-2 text-left align-bottom text-[0.85rem] font-semibold text-soft';
const CELL = 'border-b border-hair px-3 py-2.5 align-top';

const Row = ({ assessment }: { assessment: PeriodAssessment }) => {
  const { period, limitTons, emissionsTons, risk } = assessment;
  const share = closingShare(assessment);
  return (
    <tr>
      <th scope="row" className={`${CELL} text-left font-semibold whitespace-nowrap`}>
        {period.name}
        {period.isAssumption ? (
          <span className="block text-[0.8rem] font-normal text-soft">{ASSUMPTION}</span>
        ) : null}
      </th>
      <td className={CELL}>{tons(limitTons)}</td>
      <td className={CELL}>{tons(emissionsTons)}</td>
      <td className={CELL}>
        {overOrUnder(assessment)}
        {share ? <span className="block text-[0.8rem] text-soft">{share}</span> : null}
      </td>
      <td className={CELL}>
        <Badge tone={RISKS[risk].tone}>{RISKS[risk].label}</Badge>
      </td>
      <td className={`${CELL} font-semibold`}>{penaltyWords(assessment)}</td>
    </tr>
  );
};

/** The figures of each period. It scrolls sideways in its own box on a narrow screen. */
export const PeriodTable = ({ assessments }: { assessments: PeriodAssessment[] }) => (
  <div
    role="region"
    aria-label="Figures by period"
    tabIndex={0}
    className="overflow-x-auto border border-line bg-card"
  >
    <table className="w-full min-w-[44rem] text-[0.94rem]">
      <caption className="sr-only">
        Limit, emissions and penalty for each period, in metric tons a year
      </caption>
      <thead>
        <tr>
          {PERIOD_COLUMNS.map((words) => (
            <th key={words} scope="col" className={HEAD}>
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {assessments.map((assessment) => (
          <Row key={assessment.period.name} assessment={assessment} />
        ))}
      </tbody>
    </table>
  </div>
);
