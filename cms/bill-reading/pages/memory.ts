/**
 * Images lie outside of the heap, so that their number does not make V8 collect garbage. The process is started with
 * `--expose-gc`.
 */
export function freeMemory(): void {
  globalThis.gc?.();
}
