import pTimeout from 'p-timeout';
import type { Log } from './logger.ts';

const LIMIT_MS = 15_000;

interface Step {
  name: string;
  close: () => unknown;
}

export interface Cleanup {
  add(name: string, close: () => unknown): void;
  run(): Promise<void>;
}

export function createCleanup(log: Log, limit = LIMIT_MS): Cleanup {
  const steps: Step[] = [];
  return {
    add: (name, close) => steps.push({ name, close }),
    async run() {
      for (let step = steps.pop(); step; step = steps.pop()) {
        try {
          const closing = Promise.resolve().then(step.close);
          await pTimeout(closing, { milliseconds: limit, message: `not done after ${limit / 1000} s` });
          log.debug(`Closed: ${step.name}`);
        } catch (error) {
          log.error({ err: error }, `Could not close: ${step.name}`);
        }
      }
    },
  };
}
