import { Badge } from '#app/ui/badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ScorePicture } from './score-picture.tsx';
import { scoresOf, type ScoreOnBands } from './score-on-bands.ts';

interface YourScoreProps {
  /** Whether the score is in this band. */
  isHere: boolean;
  score: number;
  className?: string;
}

/** Beside the band that the score is in; on a small screen below its name. */
const YourScore = ({ isHere, score, className }: YourScoreProps) =>
  isHere ? (
    <span className={classNames('font-bold whitespace-nowrap', className)}>{`You: ${score}`}</span>
  ) : null;

const NUMBERS = ['no', 'one', 'two', 'three', 'four'] as const;

/** The score on its bands, as a picture and as a table. */
export function ScoreBands({ view }: { view: ScoreOnBands }) {
  const hasSavings = view.bands.some(({ savings }) => savings);
  return (
    <figure className="min-w-0 p-4 sm:p-8 print:p-4">
      <figcaption className="mb-3 font-semibold">
        Your score on the {NUMBERS[view.bands.length]} bands
      </figcaption>
      <ScorePicture {...view} />
      <table className="mt-5 w-full text-[0.94rem]">
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
              <td className="px-1.5 text-right whitespace-nowrap sm:px-2">{scoresOf(band)}</td>
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
    </figure>
  );
}
