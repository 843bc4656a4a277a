/**
 * Images lie outside the heap, so their size does not trigger V8's garbage collection. The process runs with
 * `--expose-gc`.
 */
export function freeMemory(): void {
  globalThis.gc?.();
}
