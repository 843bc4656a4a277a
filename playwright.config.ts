import { defineConfig, devices } from '@playwright/test';
import { BASE_URL, FORMS_PER_MINUTE } from './tests/support/e2e/settings.ts';
import { findChromium } from './tests/support/run/chromium.mjs';

/** Traces take a fifth of the total test time, so only retries record them. Without retries, add `--trace on`. */
const TRACE = { mode: 'on-first-retry', screenshots: false, sources: false } as const;
/** Tests over HTTP, without a browser. */
const WITHOUT_BROWSER = '**/*.http.spec.ts';
/** Tests that change what every page shows. They run after the others. */
const ALONE = '**/*.alone.spec.ts';
/** Attacks, fuzzing and measurements that take minutes: see playwright.long.config.ts. */
const LONG = '**/*.long.spec.ts';
/** Tags tests that also run on a phone, because something looks or works differently there. */
const ALSO_ON_A_PHONE = /@phone/;
const ELSEWHERE = [WITHOUT_BROWSER, ALONE, LONG];

const chromium = {
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // Chromium renders two address bar pages for each window, which takes longer than most of our pages.
    '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,DestroyProfileOnBrowserClose',
    // By default, the headless shell hints fonts, which makes text wider than what visitors see.
    '--font-render-hinting=none',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

// Tests of animations turn them on.
const desktop = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce' as const,
};
const phone = { ...desktop, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/support/e2e/global-setup.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: false,
  // The summary lists a test that passes only on a retry as flaky. It should be fixed.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  // Tests wait for conditions, so these limits only matter on a busy machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/report.json' }]],
  use: { baseURL: BASE_URL, trace: TRACE, screenshot: 'only-on-failure', launchOptions: chromium },
  projects: [
    { name: 'desktop', testIgnore: ELSEWHERE, fullyParallel: true, use: desktop },
    { name: 'phone', testIgnore: ELSEWHERE, grep: ALSO_ON_A_PHONE, use: phone },
    { name: 'http', testMatch: WITHOUT_BROWSER },
    { name: 'alone', testMatch: ALONE, dependencies: ['desktop', 'phone', 'http'], use: desktop },
  ],
  webServer: {
    command: 'node --import tsx tests/support/e2e/server.ts',
    url: `${BASE_URL}/readyz`,
    env: {
      NODE_ENV: 'production',
      E2E_FORMS_PER_MINUTE: String(FORMS_PER_MINUTE),
      E2E_JOBS_EVERY_MS: '500',
    },
    timeout: 180_000,
    stdout: 'pipe',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
