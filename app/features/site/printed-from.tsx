import { useSite } from './use-site.ts';

export const PrintedFrom = ({ url }: { url: string }) => (
  <p className="mt-3 hidden border-t border-line pt-1 text-[0.85rem] wrap-anywhere text-soft print:block">
    Printed on {useSite().today} from {url}
  </p>
);
