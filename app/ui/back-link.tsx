import { ArrowLeft } from 'lucide-react';

/** The way back to the list that a page belongs to. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <a
    href={to}
    className="not-printed inline-flex items-center gap-2 font-semibold underline-offset-4 hover:underline"
  >
    <ArrowLeft aria-hidden size={18} />
    {children}
  </a>
);
