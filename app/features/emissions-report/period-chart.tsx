import type { PeriodAssessment } from '#app/regulations/ll97/assessment.ts';
import { chartShapes, CHART } from './chart-shapes.ts';

/** Emissions against the limit for each period: a bar, red above the limit, and the limit as a line across it, where there is one. */
export function PeriodChart({ assessments }: { assessments: PeriodAssessment[] }) {
  const shapes = chartShapes(assessments);
  return (
    <div aria-hidden>
      <svg viewBox={`0 0 ${CHART.width} ${CHART.base + 2}`} className="w-full">
        <path d={`M0 ${CHART.base}H${CHART.width}`} className="stroke-line" />
        {shapes.map(({ name, within, over, limitY, left, right }) => (
          <g key={name}>
            <rect {...within} className="fill-emitted" />
            {over.height > 0 ? <rect {...over} className="fill-very-high" /> : null}
            {limitY === undefined ? null : (
              <path d={`M${left} ${limitY}H${right}`} className="stroke-ink" strokeWidth="2.5" />
            )}
          </g>
        ))}
      </svg>
      <p className="mt-1 flex text-[0.8rem] font-semibold sm:text-[0.9rem]">
        {shapes.map(({ name }) => (
          <span key={name} className="flex-1 text-center">
            {name}
          </span>
        ))}
      </p>
    </div>
  );
}
