import { Badge } from '#app/ui/badge.tsx';
import { ExampleMark } from '#app/ui/example-mark.tsx';
import { LongDate } from '#app/ui/long-date.tsx';
import type { LoadedCwzReport } from './report.server.ts';
import { judgementOf, savingsOf, unreadableBill, verdictOf } from './words.ts';

/** The verdict of a report: one sentence, one figure, and what to know before relying on them. */
export function ReportHead({ assessment, borough, words, comparison }: LoadedCwzReport) {
  const { businessName, address, zipCode, monthlyBill, createdAt } = assessment;
  const { tone, label } = judgementOf(comparison);
  const { figure, caption } = savingsOf(comparison);
  return (
    <div>
      <p className="break-words text-soft">
        {businessName} · {address}, {borough} {zipCode} · <LongDate iso={createdAt} />
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-3 print:mt-2">
        <Badge tone={tone}>{label}</Badge>
      </div>
      <h1 className="mt-4 max-w-[46rem] text-[2rem] sm:text-[2.8rem] print:mt-1 print:text-[1.9rem]">
        {verdictOf(comparison)}
      </h1>
      <p className="mt-5 print:mt-1">
        <span className="text-[2.4rem] leading-none font-extrabold tracking-tight sm:text-[2.9rem] print:text-[1.9rem]">
          {figure}
        </span>{' '}
        <ExampleMark>{words.exampleLabel}</ExampleMark>
        <span className="mt-1 block text-soft">{caption}</span>
      </p>
      <ul className="mt-7 grid max-w-[46rem] gap-2 border-l-4 border-lot bg-lot-tint px-5 py-3 print:mt-3">
        {comparison.isOwn ? null : (
          <li className="font-semibold break-words">{unreadableBill(monthlyBill, comparison.rate)}</li>
        )}
        <li>{words.exampleNotice}</li>
      </ul>
    </div>
  );
}
