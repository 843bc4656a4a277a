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
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
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
