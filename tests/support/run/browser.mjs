import { existsSync } from 'node:fs';
import { CHROMIUM, findChromium, SHELL } from './chromium.mjs';
import { runProcess } from './process.mjs';
import { program } from './project.mjs';

const APT_GET = '/usr/bin/apt-get';
const INSTALLED = { ok: true, output: '' };

async function installWithApt(options) {
  const update = await runProcess(APT_GET, ['update'], options);
  if (!update.ok) return update;
  const install = (name) =>
    runProcess(APT_GET, ['install', '-y', '--no-install-recommends', '--no-remove', name], options);
  const shell = await install(SHELL);
  // Ubuntu and older Debian releases have no package for the headless shell.
  return shell.ok ? shell : install(CHROMIUM);
}

/** Installs Chromium for the browser tests unless it is installed. Resolves to the same result as `runProcess`. */
export async function ensureBrowser(options) {
  const found = findChromium();
  if (found?.endsWith(SHELL)) return INSTALLED;
  if (process.getuid?.() === 0 && existsSync(APT_GET)) {
    const result = await installWithApt(options);
    return found ? INSTALLED : result;
  }
  if (found) return INSTALLED;
  return runProcess(
    process.execPath,
    [...program('@playwright/test', 'playwright'), 'install', 'chromium'],
    options,
  );
}
