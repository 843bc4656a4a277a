import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts run on this page: false on the server and before hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
