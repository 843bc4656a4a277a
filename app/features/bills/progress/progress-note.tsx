import { useSearchParams } from '@remix-run/react';
import { progressUrl, progressUrlIn } from '#app/urls/bill-progress-url.ts';

/** Links a confirmation to the bill's page. `bill` is the key, unless the URL has it. */
export function ProgressNote({ bill }: { bill?: string }) {
  const [query] = useSearchParams();
  const url = bill ? progressUrl(bill) : progressUrlIn(query);
  if (!url) return null;
  return (
    <p className="mt-3">
      <a href={url} className="font-semibold underline underline-offset-3">
        Check the status
      </a>{' '}
      of your bill. Anyone who has this link can see it.
    </p>
  );
}
