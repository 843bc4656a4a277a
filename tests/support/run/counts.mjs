import { readFileSync } from 'node:fs';
import path from 'node:path';

export const NO_TESTS = { passed: 0, failed: 0, skipped: 0 };

/** A file that could not even be loaded has failed, though it has no test that did. */
const failedAsAWhole = ({ status, assertionResults }) =>
  status === 'failed' && !assertionResults.some((result) => result.status === 'failed');

function vitestCounts({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  return {
    passed: numPassedTests,
    failed: numFailedTests + testResults.filter(failedAsAWhole).length,
    skipped: numPendingTests + numTodoTests,
  };
}

function playwrightCounts({ stats }) {
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
}

/** The tests of a Playwright suite, with the titles of the files and groups around them. */
function testsIn({ title, specs = [], suites = [] }, above = []) {
  const here = [...above, title];
  const own = specs.flatMap((spec) => spec.tests.map((test) => ({ ...test, titles: [...here, spec.title] })));
  return [...own, ...suites.flatMap((suite) => testsIn(suite, here))];
}

const trouble = ({ word = 'FAILED', place, titles, message = '' }) =>
  `${word} [${place}] ${titles.join(' > ')}\n${message}\n`;

const playwrightTrouble = ({ suites }) =>
  suites
    .flatMap((suite) => testsIn(suite))
    .filter(({ status }) => ['flaky', 'unexpected'].includes(status))
    // Whoever keeps only the beginning of the output is to read first what stopped the change.
    .toSorted((one, other) => Number(one.status === 'flaky') - Number(other.status === 'flaky'))
    .map(({ status, projectName, titles, results }) =>
      trouble({
        word: status === 'flaky' ? 'flaky ' : 'FAILED',
        place: projectName,
        titles,
        message: results.flatMap(({ errors }) => errors.map(({ message }) => message)).at(0),
      }),
    );

const vitestTrouble = ({ testResults }) =>
  testResults.flatMap((file) => {
    const place = path.relative(process.cwd(), file.name);
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    const tests = failed.map(({ ancestorTitles, title, failureMessages }) =>
      trouble({ place, titles: [...ancestorTitles, title], message: failureMessages[0] }),
    );
    return failedAsAWhole(file)
      ? [trouble({ place, titles: ['the whole file'], message: file.message })]
      : tests;
  });

/** What failed, or passed only when tried again, by a report of vitest or Playwright; nothing when there is none. */
export function describeTrouble(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return report.stats ? playwrightTrouble(report) : vitestTrouble(report);
  } catch {
    return [];
  }
}

/** The numbers of tests in the report of vitest or Playwright; none when there is no report. */
export function readCounts(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return report.stats ? playwrightCounts(report) : vitestCounts(report);
  } catch {
    return NO_TESTS;
  }
}
