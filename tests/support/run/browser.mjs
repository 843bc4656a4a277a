import { existsSync } from 'node:fs';
import { program } from './programs.mjs';
import { runProcess } from './processes.mjs';

/** Where Debian puts it. */
export const SYSTEM_CHROMIUM = '/usr/bin/chromium';
const APT_GET = '/usr/bin/apt-get';

/** Installs a Chromium for the browser tests unless there is one. Resolves as `runProcess` does. */
export async function ensureBrowser(options) {
  if (existsSync(SYSTEM_CHROMIUM)) return { code: 0, output: '' };
  if (process.getuid?.() === 0 && existsSync(APT_GET)) {
    const update = await runProcess(APT_GET, ['update'], options);
    if (update.code !== 0) return update;
    return runProcess(APT_GET, ['install', '-y', '--no-install-recommends', 'chromium'], options);
  }
  const install = [...program('@playwright/test', 'playwright'), 'install', 'chromium'];
  return runProcess(process.execPath, install, options);
}
