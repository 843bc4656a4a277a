import path from 'node:path';
import { audit } from './audit.mjs';
import { ensureBrowser } from './browser.mjs';
import { runProcess } from './process.mjs';
import { program, ROOT } from './project.mjs';
import { readReport } from './reports.mjs';

const SOURCES = ['law', 'city-data', 'cms', 'collections', 'app', 'server', 'migrations', 'tests'];

/** A step that runs a Node program, and passes if it exits with 0. */
const step = (name, words, options) => ({
  name,
  run: () => runProcess(process.execPath, words(), options),
});

/** A step whose program also writes a test report. */
const testStep = (name, words, { report, ...options }) => ({
  name,
  run: async () => ({ ...(await runProcess(process.execPath, words(), options)), ...readReport(report) }),
});

function vitest(project, { env, folder }, minutes) {
  const report = path.join(folder, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const words = () => [...program('vitest'), 'run', '--project', `${project}*`, ...reporters];
  return testStep(project, words, { env, report, minutes });
}

/** Independent steps that run in parallel. The longest start first, so that both lanes end at about the same time. */
export function quickSteps({ env, folder, isComplete }) {
  const build = () => [path.join(ROOT, 'server/cli/build.mjs')];
  return [
    step('lint', () => [...program('oxlint'), '--deny-warnings'], { env }),
    vitest('unit', { env, folder }),
    ...(isComplete ? [step('build', build, { env })] : []),
    step('format', () => [...program('oxfmt'), '--check'], { env }),
    step('imports', () => [...program('dependency-cruiser', 'depcruise'), ...SOURCES], { env }),
    step('unused', () => [...program('knip'), '--no-progress'], { env }),
    step('copies', () => program('jscpd'), { env }),
    ...(isComplete ? [{ name: 'browser', run: () => ensureBrowser({ env }) }] : []),
    { name: 'audit', run: () => audit({ env }) },
  ];
}

/** Steps that use the whole machine, and run one after the other. */
export function slowSteps({ env, folder, port }) {
  const report = path.join(folder, 'e2e.json');
  const e2e = {
    ...env,
    // Playwright decides on colors itself, and warns if this variable is set.
    NO_COLOR: undefined,
    E2E_PORT: String(port),
    E2E_REPORT: report,
    E2E_DATA_DIR: path.join(folder, 'e2e'),
  };
  const playwright = () => [...program('@playwright/test', 'playwright'), 'test'];
  return [
    { ...vitest('integration', { env, folder }, 30), needs: ['build'] },
    { ...testStep('e2e', playwright, { env: e2e, report, minutes: 45 }), needs: ['browser', 'build'] },
  ];
}
