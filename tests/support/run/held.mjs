/** Says that something holds, or throws. */
export function require(isTrue, what) {
  if (!isTrue) throw new Error(`Not so: ${what}.`);
  console.log(`    held  ${what}`);
}

/** Says how long something took, in seconds. */
export const tell = (what, ms) => console.log(`${`${(ms / 1000).toFixed(1)} s`.padStart(8)}  ${what}`);

/** Does something, and says how long it took. */
export async function timed(what, work) {
  const begin = performance.now();
  const result = await work();
  tell(what, performance.now() - begin);
  return result;
}
