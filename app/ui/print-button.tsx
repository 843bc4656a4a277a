import { Printer } from 'lucide-react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

/** Opens the browser's print dialog; without scripts, which it needs, it is not seen. */
export const PrintButton = ({ className }: { className?: string }) => (
  <Button
    type="button"
    look="secondary"
    data-scripted=""
    className={classNames('not-printed unscripted:hidden', className)}
    onClick={() => window.print()}
  >
    <Printer aria-hidden size={18} /> Print
  </Button>
);
