import { existsSync } from 'node:fs';
import { runProcess } from './process.mjs';
import { program } from './project.mjs';

/** Where Debian installs it. */
export const SYSTEM_CHROMIUM = '/usr/bin/chromium';
const APT_GET = '/usr/bin/apt-get';

/** Installs Chromium for the browser tests unless it is there. Resolves as `runProcess` does. */
export async function ensureBrowser(options) {
  if (existsSync(SYSTEM_CHROMIUM)) return { ok: true, output: '' };
  if (process.getuid?.() !== 0 || !existsSync(APT_GET)) {
    const install = [...program('@playwright/test', 'playwright'), 'install', 'chromium'];
    return runProcess(process.execPath, install, options);
  }
  const update = await runProcess(APT_GET, ['update'], options);
  if (!update.ok) return update;
  return runProcess(APT_GET, ['install', '-y', '--no-install-recommends', 'chromium'], options);
}
