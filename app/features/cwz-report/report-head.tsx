import { Badge } from '#app/ui/badge.tsx';
import { Link } from '#app/ui/link.tsx';
import { LongDate } from '#app/ui/long-date.tsx';
import { ASSESSMENT_URL } from '../cwz-assessment/steps.ts';
import { headlineOf, nextStepOf } from './headline.ts';
import type { LoadedCwzReport } from './report.server.ts';
import { STATUSES } from './zone-words.ts';

/** The headline of a report: what is true of this visitor. The official zone, its date, and what to do. */
export function ReportHead({ assessment, borough, otherBorough, official }: LoadedCwzReport) {
  const { businessName, address, zipCode, createdAt } = assessment;
  const status = official.kind === 'zone' ? STATUSES[official.status.kind] : undefined;
  return (
    <div>
      <p className="break-words text-soft">
        {businessName} · {address}, {borough} {zipCode} · <LongDate iso={createdAt} />
      </p>
      {status ? (
        <div className="mt-5 print:mt-2">
          <Badge tone={status.tone}>{status.label}</Badge>
        </div>
      ) : null}
      <h1 className="mt-4 max-w-[46rem] text-[2rem] sm:text-[2.8rem] print:mt-1 print:text-[1.9rem]">
        {headlineOf(official)}
      </h1>
      <p className="mt-5 max-w-[46rem] text-[1.15rem] print:mt-1">{nextStepOf(official)}</p>
      {otherBorough ? (
        <p className="mt-7 max-w-[46rem] border-l-4 border-lot bg-lot-tint px-5 py-3 print:mt-3">
          The ZIP code {zipCode} usually belongs to {otherBorough}, and you chose {borough}. The official zone
          goes by the ZIP code. If it is wrong,{' '}
          <Link to={ASSESSMENT_URL} className="font-semibold underline underline-offset-3">
            check again with the right one
          </Link>
          .
        </p>
      ) : null}
    </div>
  );
}
