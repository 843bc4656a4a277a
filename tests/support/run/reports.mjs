import { readFileSync } from 'node:fs';
import path from 'node:path';

const failure = ({ label = 'FAILED', place, titles, message = '' }) =>
  `${label} [${place}] ${titles.join(' > ')}\n${message}\n`;

function vitestReport({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const failures = testResults.flatMap((file) => {
    const place = path.relative(process.cwd(), file.name);
    const tests = file.assertionResults.filter(({ status }) => status === 'failed');
    // A file that could not be loaded counts as failed, although none of its tests failed.
    if (file.status === 'failed' && tests.length === 0) {
      return [failure({ place, titles: ['the whole file'], message: file.message })];
    }
    return tests.map(({ ancestorTitles, title, failureMessages }) =>
      failure({ place, titles: [...ancestorTitles, title], message: failureMessages[0] }),
    );
  });
  const times = testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(process.cwd(), name),
    ms: endTime - startTime,
  }));
  const counts = {
    passed: numPassedTests,
    failed: Math.max(numFailedTests, failures.length),
    skipped: numPendingTests + numTodoTests,
  };
  return { counts, failures, times };
}

/** The tests of a Playwright suite, with the titles of their files and groups. */
function testsIn({ title, specs = [], suites = [] }, parents = []) {
  const titles = [...parents, title];
  const own = specs.flatMap(({ tests, title: name }) =>
    tests.map((test) => ({ ...test, titles: [...titles, name] })),
  );
  return [...own, ...suites.flatMap((suite) => testsIn(suite, titles))];
}

function playwrightReport({ stats: { expected, unexpected, flaky, skipped }, suites }) {
  const times = suites.map((suite) => ({
    file: `tests/e2e/${suite.file}`,
    ms: testsIn(suite)
      .flatMap(({ results }) => results)
      .reduce((sum, { duration }) => sum + duration, 0),
  }));
  const failures = suites
    .flatMap((suite) => testsIn(suite))
    .filter(({ status }) => ['flaky', 'unexpected'].includes(status))
    .toSorted((one, other) => Number(one.status === 'flaky') - Number(other.status === 'flaky'))
    .map(({ status, projectName, titles, results }) =>
      failure({
        label: status === 'flaky' ? 'flaky ' : 'FAILED',
        place: projectName,
        titles,
        message: results.flatMap(({ errors }) => errors.map(({ message }) => message)).at(0),
      }),
    );
  return { counts: { passed: expected + flaky, failed: unexpected, skipped }, failures, times };
}

/**
 * Reads the counts, the failures (flaky tests last) and the time of each file from a JSON report of Vitest or Playwright.
 * Returns an empty object if there is no report. Vitest's times do not include the loading and setup of a file.
 */
export function readReport(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return report.stats ? playwrightReport(report) : vitestReport(report);
  } catch {
    return {};
  }
}
