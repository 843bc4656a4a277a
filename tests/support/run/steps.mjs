import path from 'node:path';
import { auditStep } from './audit.mjs';
import { ensureBrowser } from './browser.mjs';
import { describeTrouble, readCounts } from './counts.mjs';
import { runProcess } from './processes.mjs';
import { program } from './programs.mjs';
import { ROOT } from './root.mjs';

const MINUTE = 60_000;
const SOURCES = ['app', 'cms', 'collections', 'migrations', 'server', 'tests'];

/** A step that is one Node program, and passes when that exits with 0. */
function step(name, args, { env, limitMs = 5 * MINUTE }) {
  return { name, run: () => runProcess(process.execPath, args(), { env, limitMs }) };
}

/** A step whose program also leaves a report with numbers of tests. */
function testStep(name, args, { report, ...options }) {
  const { run } = step(name, args, options);
  const read = async () => ({
    ...(await run()),
    counts: readCounts(report),
    trouble: describeTrouble(report),
  });
  return { name, run: read };
}

function vitest(project, { env, folder }, { more = [], limitMs }) {
  const report = path.join(folder, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = () => [...program('vitest'), 'run', '--project', project, ...reporters, ...more];
  return testStep(project, args, { env, report, limitMs });
}

/** What needs neither a database nor a build. The slow ones begin first. */
export function quickSteps({ env, folder }) {
  return [
    step('lint', () => [...program('eslint'), '.', '--max-warnings', '0'], { env }),
    step('types', () => [...program('typescript', 'tsc'), '--noEmit'], { env }),
    step('arrows', () => [...program('dependency-cruiser', 'depcruise'), ...SOURCES], { env }),
    step('unused', () => [...program('knip'), '--no-progress'], { env }),
    auditStep({ env }),
    step('copies', () => program('jscpd'), { env }),
    step('format', () => [...program('prettier'), '--check', '.'], { env }),
    vitest('unit', { env, folder }, { more: ['--coverage'] }),
  ];
}

/** What needs the machine for itself, one after the other. */
export function slowSteps({ env, folder, port }) {
  const report = path.join(folder, 'e2e.json');
  // Playwright decides on colours itself, and warns when it is told.
  const e2e = {
    ...env,
    NO_COLOR: undefined,
    E2E_PORT: String(port),
    E2E_REPORT: report,
    E2E_DATA_DIR: path.join(folder, 'e2e'),
  };
  const playwright = () => [...program('@playwright/test', 'playwright'), 'test'];
  return [
    { name: 'browser', run: () => ensureBrowser({ env, limitMs: 5 * MINUTE }) },
    step('build', () => [path.join(ROOT, 'server/cli/build.mjs')], { env }),
    vitest('integration', { env, folder }, { limitMs: 12 * MINUTE }),
    {
      ...testStep('e2e', playwright, { env: e2e, report, limitMs: 20 * MINUTE }),
      needs: ['browser', 'build'],
    },
  ];
}
