import { AsyncLocalStorage } from 'node:async_hooks';

/** One storage per process, even where a development server or a build loads a module twice. */
export function requestStorage<Value>(name: string): AsyncLocalStorage<Value> {
  const shared = globalThis as unknown as Record<symbol, AsyncLocalStorage<Value> | undefined>;
  return (shared[Symbol.for(`lotline.${name}`)] ??= new AsyncLocalStorage<Value>());
}
