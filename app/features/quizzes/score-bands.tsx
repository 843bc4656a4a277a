import { Badge, type Tone } from '#app/ui/badge.tsx';
import { classNames } from '#app/ui/class-names.ts';

interface Band {
  from: number;
  to: number;
  label: string;
  tone: Tone;
  isReached: boolean;
  savings?: string | null;
}

interface ScoreOnBands {
  score: number;
  minimum?: number;
  maximum: number;
  bands: readonly Band[];
}

/** Writes "-9 to -1" for negative scores, because a dash would be misread next to a minus sign. */
function scoreRange({ from, to }: Pick<Band, 'from' | 'to'>): string {
  if (from === to) return `${from}`;
  return from < 0 ? `${from} to ${to}` : `${from}-${to}`;
}

const FILLS: Record<Tone, { tint: string; full: string }> = {
  low: { tint: 'fill-low-tint', full: 'fill-low' },
  medium: { tint: 'fill-medium-tint', full: 'fill-medium' },
  high: { tint: 'fill-high-tint', full: 'fill-high' },
  veryHigh: { tint: 'fill-very-high-tint', full: 'fill-very-high' },
};

const TOP = 34;
const HEIGHT = 46;

/**
 * Widths are percentages, so that text does not scale with the picture.
 */
function ScorePicture({ score, minimum = 0, maximum, bands }: ScoreOnBands) {
  const share = (scores: number): string => `${(scores / (maximum - minimum + 1)) * 100}%`;
  return (
    <svg aria-hidden className="block w-full overflow-visible" height={TOP + HEIGHT + 1}>
      {bands.map(({ from, to, tone, isReached }) => (
        <g key={from}>
          <rect
            x={share(from - minimum)}
            y={TOP}
            width={share(to - from + 1)}
            height={HEIGHT}
            strokeWidth={1}
            className={`stroke-line ${isReached ? FILLS[tone].full : FILLS[tone].tint}`}
          />
          <text
            x={share((from + to + 1) / 2 - minimum)}
            y={TOP + HEIGHT / 2 + 5}
            textAnchor="middle"
            className={`text-[0.9rem] font-bold ${isReached ? 'fill-paper' : 'fill-ink'}`}
          >
            {scoreRange({ from, to })}
          </text>
        </g>
      ))}
      <svg x={share(score - minimum + 0.5)} className="overflow-visible">
        <text y={14} textAnchor="middle" className="fill-ink text-[1rem] font-extrabold">
          {score}
        </text>
        <path d={`M-8 20h16l-8 ${TOP - 21}z`} className="fill-ink" />
      </svg>
    </svg>
  );
}

interface YourScoreProps {
  isHere: boolean;
  score: number;
  className?: string;
}

const YourScore = ({ isHere, score, className }: YourScoreProps) =>
  isHere ? (
    <span className={classNames('font-bold whitespace-nowrap', className)}>{`You: ${score}`}</span>
  ) : null;

const NUMBERS = ['no', 'one', 'two', 'three', 'four'] as const;

export function ScoreBands({ view }: { view: ScoreOnBands }) {
  const hasSavings = view.bands.some(({ savings }) => savings);
  return (
    <figure className="min-w-0 p-4 sm:p-8 print:p-4">
      <figcaption className="mb-3 font-semibold">
        Your score on the {NUMBERS[view.bands.length]} bands
      </figcaption>
      <ScorePicture {...view} />
      <div className="mt-5 overflow-x-auto">
        <table className="w-full text-[0.94rem]">
          <caption className="sr-only">The bands of the score</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Level</th>
              <th scope="col">Scores</th>
              {hasSavings ? <th scope="col">Possible savings</th> : null}
              <th scope="col" className="max-sm:hidden">
                Your score
              </th>
            </tr>
          </thead>
          <tbody>
            {view.bands.map((band) => (
              <tr key={band.from} className="border-t border-hair">
                <th
                  scope="row"
                  className="py-1.5 text-left font-normal max-sm:wrap-anywhere max-sm:hyphens-auto sm:whitespace-nowrap"
                >
                  <Badge tone={band.tone}>{band.label}</Badge>
                  <YourScore className="mt-1 block sm:hidden" isHere={band.isReached} score={view.score} />
                </th>
                <td className="px-1.5 text-right whitespace-nowrap sm:px-2">{scoreRange(band)}</td>
                {hasSavings ? (
                  <td className="px-1.5 text-right whitespace-nowrap sm:px-2">{band.savings}</td>
                ) : null}
                <td className="pl-2 text-right max-sm:hidden">
                  <YourScore isHere={band.isReached} score={view.score} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
