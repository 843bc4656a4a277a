import { useSite } from './use-site.ts';

/** At the end of a printed page: where it is from, and the date. */
export const PrintedFrom = ({ url }: { url: string }) => (
  <p className="mt-3 hidden border-t border-line pt-1 text-[0.85rem] wrap-anywhere text-soft print:block">
    Printed on {useSite().today} from {url}
  </p>
);
