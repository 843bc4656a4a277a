import { Printer } from 'lucide-react';
import { Button } from './button.tsx';
import { useHydrated } from './use-hydrated.ts';

/** Opens the browser's print dialog; without scripts, which it needs, it is not there. */
export const PrintButton = () =>
  useHydrated() ? (
    <Button look="secondary" className="not-printed" onClick={() => window.print()}>
      <Printer aria-hidden size={18} /> Print
    </Button>
  ) : null;
