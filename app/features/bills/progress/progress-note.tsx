import { useSearchParams } from '@remix-run/react';
import { progressUrl, progressUrlIn } from '#app/urls/bill-progress-url.ts';

/** Links to the bill's status page. `bill` is the bill's key, by default the one in the URL. */
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
