import type { BuildingReport } from '#app/regulations/ll97/report.ts';
import { basisLines, energyHeading, energyLines, energyNotes } from '../basis-words.ts';
import { HEADINGS } from '../headings.ts';
import { Figure, Part, Points, Words } from '../../pdf/parts.tsx';
import { styles } from '../../pdf/styles.ts';

/** The energy that a report was made with. */
export const Energy = ({ report }: { report: BuildingReport }) => (
  <Part heading={energyHeading(report)}>
    {energyLines(report.energy).map((line) => (
      <Figure key={line.label} {...line} />
    ))}
    {energyNotes(report.energy).map((note) => (
      <Words key={note} style={[styles.note, { marginTop: 3 }]}>
        {note}
      </Words>
    ))}
  </Part>
);

/** The sources of a report's figures, and what is assumed in them. */
export const Basis = ({ report }: { report: BuildingReport }) => (
  <Part heading={HEADINGS.basis}>
    <Points lines={basisLines(report)} />
  </Part>
);
