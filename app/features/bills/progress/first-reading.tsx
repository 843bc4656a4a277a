import { Section } from '#app/ui/layout/section.tsx';
import type { ProgressView } from './progress.server.ts';

export const FirstReading = ({
  heading,
  intro,
  findings,
  contract,
}: NonNullable<ProgressView['firstReading']>) => (
  <Section heading={heading} intro={intro}>
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
