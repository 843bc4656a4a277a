import { isLimited, type PeriodAssessment } from '#app/regulations/ll97/assessment.ts';
import { yearsOf } from './period-words.ts';

/** The measures of the chart, for the page and for the PDF. */
export const CHART = { width: 640, height: 270, base: 235, top: 12 } as const;

const BAR_SHARE = 0.5;
const LIMIT_SHARE = 0.8;

interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is drawn of one period, in the units of `CHART`. */
export interface PeriodShape {
  name: string;
  /** The part of the emissions within the limit; all of them where there is none. */
  within: Bar;
  /** The part over the limit. */
  over: Bar;
  /** Absent where no limit applies. */
  limitY?: number;
  left: number;
  middle: number;
  right: number;
}

/** Where the bars and limit lines of the periods stand, to one scale. */
export function chartShapes(assessments: readonly PeriodAssessment[]): PeriodShape[] {
  const most = Math.max(
    ...assessments.map(({ emissionsTons }) => emissionsTons),
    ...assessments.filter(isLimited).map(({ limitTons }) => limitTons),
    1e-9,
  );
  const heightOf = (value: number): number => (value / most) * (CHART.base - CHART.top);
  const step = CHART.width / assessments.length;
  return assessments.map((assessment, index) => {
    const { emissionsTons } = assessment;
    const { limitTons, excessTons } = isLimited(assessment)
      ? assessment
      : { limitTons: undefined, excessTons: 0 };
    const middle = step * (index + 0.5);
    const bar = { x: middle - (step * BAR_SHARE) / 2, width: step * BAR_SHARE };
    const inside = heightOf(Math.min(emissionsTons, limitTons ?? emissionsTons));
    const excess = heightOf(excessTons);
    return {
      name: yearsOf(assessment),
      within: { ...bar, y: CHART.base - inside, height: inside },
      over: { ...bar, y: CHART.base - inside - excess, height: excess },
      limitY: limitTons === undefined ? undefined : CHART.base - heightOf(limitTons),
      left: middle - (step * LIMIT_SHARE) / 2,
      middle,
      right: middle + (step * LIMIT_SHARE) / 2,
    };
  });
}
