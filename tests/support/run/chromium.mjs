import { existsSync } from 'node:fs';

/** Debian's package for headless Chromium, which renders pages faster than the full browser. */
export const SHELL = 'chromium-headless-shell';
export const CHROMIUM = 'chromium';

/** Returns the path of Debian's Chromium. If it is not installed, Playwright uses its own. */
export const findChromium = () =>
  [SHELL, CHROMIUM].map((name) => `/usr/bin/${name}`).find((file) => existsSync(file));
