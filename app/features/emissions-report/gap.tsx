import type { PeriodAssessment } from '#app/regulations/ll97/assessment.ts';
import { Section } from '#app/ui/layout/section.tsx';
import { HEADINGS } from './headings.ts';
import { gapOf } from './period-words.ts';

/** What would have to go for a building to stay within its limits: tons and a share of its emissions. */
export function Gap({ assessments }: { assessments: PeriodAssessment[] }) {
  const { gaps, sentence } = gapOf(assessments);
  return (
    <Section heading={HEADINGS.gap}>
      {sentence ? (
        <p className="max-w-[44rem]">{sentence}</p>
      ) : (
        <ul className="grid max-w-[44rem] gap-2">
          {gaps.map(({ period, words }) => (
            <li key={period}>
              <strong>{period}:</strong> {words}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
