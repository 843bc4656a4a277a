import type { Tone } from '#app/ui/badge.tsx';
import { scoresOf, type ScoreOnBands } from './score-on-bands.ts';

const FILLS: Record<Tone, { tint: string; full: string }> = {
  low: { tint: 'fill-low-tint', full: 'fill-low' },
  medium: { tint: 'fill-medium-tint', full: 'fill-medium' },
  high: { tint: 'fill-high-tint', full: 'fill-high' },
  veryHigh: { tint: 'fill-very-high-tint', full: 'fill-very-high' },
};

const TOP = 34;
const HEIGHT = 46;

/**
 * The score on its bands: a scale with a place for each score, the reached band filled, and a marker.
 * Widths are shares of the picture, so that the words in it stay as large as those around it.
 */
export function ScorePicture({ score, minimum = 0, maximum, bands }: ScoreOnBands) {
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
            {scoresOf({ from, to })}
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
