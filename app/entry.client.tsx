import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { watchDrawers } from './ui/layout/drawers.ts';

// Elsewhere, the starter has done so by now.
if (import.meta.env.DEV) watchDrawers();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
