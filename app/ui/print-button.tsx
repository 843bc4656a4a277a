import { Printer } from 'lucide-react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

/** Opens the browser's print dialog; hidden without scripts. */
export const PrintButton = ({ className }: { className?: string }) => (
  <Button
    type="button"
    look="secondary"
    data-print=""
    className={classNames('not-printed noscript:hidden', className)}
  >
    <Printer aria-hidden size={18} /> Print
  </Button>
);
