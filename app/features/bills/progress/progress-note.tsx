import { useSearchParams } from '@remix-run/react';
import { progressUrl, progressUrlIn } from '#app/urls/bill-progress-url.ts';

/** On the confirmation of a bill: the way to its page. `bill` is its key, where it is not in the address. */
export function ProgressNote({ bill }: { bill?: string }) {
  const [query] = useSearchParams();
  const url = bill ? progressUrl(bill) : progressUrlIn(query);
  if (!url) return null;
  return (
    <p className="mt-3">
      <a href={url} className="font-semibold underline underline-offset-3">
        Check the status
      </a>
      , and correct what our software reads from your bill. Anyone who has this link can do so.
    </p>
  );
}
