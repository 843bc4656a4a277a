/** Prints that something holds, or throws. */
export function check(isTrue, statement) {
  if (!isTrue) throw new Error(`Failed: ${statement}.`);
  console.log(`      ok  ${statement}`);
}

/** Prints how long something took, in seconds. */
export const printTime = (what, ms) => console.log(`${`${(ms / 1000).toFixed(1)} s`.padStart(8)}  ${what}`);

/** Does the work, and prints how long it took. */
export async function timed(what, work) {
  const begin = performance.now();
  const result = await work();
  printTime(what, performance.now() - begin);
  return result;
}
