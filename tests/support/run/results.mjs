import { NO_TESTS } from './counts.mjs';

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

const testsOf = (counts) =>
  Object.entries(counts)
    .filter(([, number]) => number > 0)
    .map(([word, number]) => `${number} ${word}`)
    .join(', ');

/** Runs a step, unless one that it needs has failed, prints a line, what was in trouble, and all the output of a failure. */
export async function perform({ name, run, needs = [] }, results) {
  const missing = needs.find((needed) => results.some((result) => result.name === needed && !result.ok));
  const begin = performance.now();
  const {
    code,
    output,
    counts,
    trouble = [],
  } = missing
    ? { code: 1, output: `Not run, as "${missing}" failed.` }
    : await run().catch((error) => ({ code: 1, output: String(error.stack ?? error) }));
  const result = { name, ok: code === 0, ms: performance.now() - begin, counts };
  results.push(result);
  console.log([line(result), ...trouble].join('\n'));
  if (!result.ok) console.log(`\n${output.trim()}\n`);
}

function line({ name, ok, ms, counts }) {
  const cells = [ok ? 'ok    ' : 'FAILED', name.padEnd(12), seconds(ms).padStart(8)];
  return [...cells, counts ? testsOf(counts) : ''].join('  ').trimEnd();
}

/** A step that failed though no test did counts as one failure. */
function total(results) {
  return results.reduce((sum, { ok, counts = NO_TESTS }) => {
    const failed = ok ? counts.failed : Math.max(counts.failed, 1);
    return {
      passed: sum.passed + counts.passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + counts.skipped,
    };
  }, NO_TESTS);
}

/** Prints the table of steps and, alone on the last line, the total. Returns whether all is well. */
export function summarise(results, ms) {
  console.log(`\n${results.map(line).join('\n')}\n        ${'all'.padEnd(12)}  ${seconds(ms).padStart(8)}\n`);
  const { passed, failed, skipped } = total(results);
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return failed === 0;
}
