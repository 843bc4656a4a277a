import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { onToast, waitingToasts } from './toast-queue.ts';

const Toasters = lazy(() => import('./toasters.tsx'));

const none: readonly [] = [];

/** The place where toasts appear; nothing is loaded before there is one. */
export function Toasts() {
  const waiting = useSyncExternalStore(onToast, waitingToasts, () => none);
  const [isNeeded, setIsNeeded] = useState(false);
  if (waiting.length > 0 && !isNeeded) setIsNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <Toasters waiting={waiting} />
    </Suspense>
  );
}
