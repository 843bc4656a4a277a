import { Clock } from 'lucide-react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { menuEntryOf } from '#app/ui/layout/menu-entry.ts';
import { Lot, Lots } from '#app/ui/lots.tsx';
import type { LoadedInternetReport } from './report.server.ts';

type Types = LoadedInternetReport['words']['types'];

interface WayInProps {
  report: Types['reports'][number];
  comingSoonLabel: string;
}

function WayIn({ report: { title, link }, comingSoonLabel }: WayInProps) {
  const entry = menuEntryOf(link);
  if (!entry) {
    return (
      <Button look="secondary" disabled className="mt-5" aria-label={`${title}: ${comingSoonLabel}`}>
        <Clock aria-hidden size={18} /> {comingSoonLabel}
      </Button>
    );
  }
  return (
    <ButtonLink to={entry.url} className="mt-5">
      {entry.label}
    </ButtonLink>
  );
}

/** The kinds of report: those that are open lead on, the others are coming soon. */
export const ReportTypes = ({ types: { reports, comingSoonLabel } }: { types: Types }) => (
  <Lots>
    {reports.map((report) => (
      <Lot key={report.id ?? report.title} title={report.title} text={report.text}>
        <WayIn report={report} comingSoonLabel={comingSoonLabel} />
      </Lot>
    ))}
  </Lots>
);
