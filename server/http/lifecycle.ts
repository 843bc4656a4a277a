/** Where the process is between its start and its end. */
export interface Lifecycle {
  isReady(): boolean;
  isStopping(): boolean;
  markReady(): void;
  markStopping(): void;
}

export function createLifecycle(): Lifecycle {
  let phase: 'starting' | 'ready' | 'stopping' = 'starting';
  return {
    isReady: () => phase === 'ready',
    isStopping: () => phase === 'stopping',
    markReady: () => {
      if (phase === 'starting') phase = 'ready';
    },
    markStopping: () => {
      phase = 'stopping';
    },
  };
}
