import { readFileSync } from 'node:fs';

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

const messageOf = ({ results }) =>
  results.flatMap(({ errors }) => errors.map(({ message }) => message)).at(0);

const describe = ({ status, projectName, titles, ...test }) =>
  `${status === 'flaky' ? 'flaky ' : 'FAILED'} [${projectName}] ${titles.join(' > ')}\n${messageOf(test) ?? ''}\n`;

/** What failed, or passed only when tried again, by Playwright's report; nothing when there is no report. */
export function describeTrouble(file) {
  try {
    const { suites } = JSON.parse(readFileSync(file, 'utf8'));
    const trouble = suites.flatMap((suite) => testsIn(suite));
    return trouble.filter(({ status }) => ['flaky', 'unexpected'].includes(status)).map(describe);
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
