import { existsSync } from 'node:fs';

/** Debian's package for headless Chromium, which renders pages faster. */
export const SHELL = 'chromium-headless-shell';
export const CHROMIUM = 'chromium';

/** The path of the Chromium installed by Debian. If there is none, Playwright uses its own. */
export const findChromium = () =>
  [SHELL, CHROMIUM].map((name) => `/usr/bin/${name}`).find((file) => existsSync(file));
