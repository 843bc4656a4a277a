import { Section } from '#app/ui/layout/section.tsx';
import type { ProgressView } from './progress.server.ts';

const INTRO =
  'What stands out in what our software read, compared with the rules and the reported citywide cap. It may be wrong, and your carter may have a good reason: wait for our report before you dispute a charge.';

const NOTHING =
  'Nothing in what we read stands out: no rate above the reported cap, no fee that the rules bar, and no contract that is too long. A person will look again.';

export const FirstReading = ({ findings, contract }: NonNullable<ProgressView['firstReading']>) => (
  <Section heading="First reading; a person will check" intro={findings.length > 0 ? INTRO : NOTHING}>
    <ul className="grid max-w-[44rem] gap-4">
      {findings.map(({ id, title, text, cautions, source }) => (
        <li key={id} className="border-l-4 border-lot bg-card px-5 py-4">
          <h3 className="text-[1.2rem]">{title}</h3>
          <p className="mt-1 wrap-anywhere">{text}</p>
          {cautions.map((caution) => (
            <p key={caution} className="mt-2">
              <strong className="font-semibold">Before you rely on it:</strong> {caution}
            </p>
          ))}
          <p className="mt-2 text-[0.9rem] text-soft">Source: {source}</p>
        </li>
      ))}
    </ul>
    <p className="mt-5 max-w-[44rem] text-soft">{contract}</p>
  </Section>
);
