import { existsSync } from 'node:fs';

/** Debian's package of Chromium without windows, which renders pages in less time. */
export const SHELL = 'chromium-headless-shell';
export const CHROMIUM = 'chromium';

/** The path of the Chromium that Debian installed. Without one, Playwright uses its own. */
export const findChromium = () =>
  [SHELL, CHROMIUM].map((name) => `/usr/bin/${name}`).find((file) => existsSync(file));
