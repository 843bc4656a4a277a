import type { ReactNode } from 'react';

/** Articles as lots that share their walls. */
export const ArticleGrid = ({ children, isBusy = false }: { children: ReactNode; isBusy?: boolean }) => (
  <div aria-busy={isBusy} className="grid border-t border-l border-line sm:grid-cols-2 lg:grid-cols-3">
    {children}
  </div>
);
