import type { BuildingReport } from '#app/regulations/ll97/report.ts';
import { Section } from '#app/ui/layout/section.tsx';
import { basisLines, energyHeading, energyLines, energyNotes } from './basis-words.ts';
import { HEADINGS } from './headings.ts';

const Energy = ({ report }: { report: BuildingReport }) => (
  <dl className="grid max-w-[40rem] gap-x-8 sm:grid-cols-2">
    {energyLines(report.energy).map(({ label, amount }) => (
      <div key={label} className="flex justify-between gap-4 border-b border-hair py-1.5">
        <dt className="text-soft">{label}</dt>
        <dd className="font-semibold">{amount}</dd>
      </div>
    ))}
  </dl>
);

/** What a report rests on: the energy it was made with, the sources of its figures, and what is assumed. */
export const Basis = ({ report }: { report: BuildingReport }) => (
  <Section heading={HEADINGS.basis}>
    <p className="mb-3 font-semibold">{energyHeading(report)}</p>
    <Energy report={report} />
    {energyNotes(report.energy).map((note) => (
      <p key={note} className="mt-3 max-w-[44rem] text-[0.94rem]">
        {note}
      </p>
    ))}
    <ul className="mt-6 grid max-w-[44rem] list-disc gap-1.5 pl-5 text-[0.94rem] text-soft">
      {basisLines(report).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </Section>
);
