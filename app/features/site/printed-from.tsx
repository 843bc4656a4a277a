import { useLocation } from '@remix-run/react';
import { useSite } from './use-site.ts';

export const PrintedFrom = ({ url }: { url: string }) => (
  <p className="mt-3 hidden border-t border-line pt-1 text-[0.85rem] wrap-anywhere text-soft print:block">
    Printed on {useSite().today} from {url}
  </p>
);

/** Do not use it on a page whose URL is secret, because it prints the URL. */
export function PrintedFromHere() {
  const { pathname } = useLocation();
  return <PrintedFrom url={useSite().origin + pathname} />;
}
