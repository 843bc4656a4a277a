import { type BrowserContext, test as base, expect } from '@playwright/test';
import { type AdminApi, openAdminApi } from './admin.ts';
import { type ConsoleWatch, watchConsole } from './console-watch.ts';
import { openTeam, type Team } from './people.ts';
import { BASE_URL } from './settings.ts';

interface TestFixtures {
  /** Lets a test allow the console errors that it expects. */
  consoleWatch: ConsoleWatch;
}

interface WorkerFixtures {
  /** Prepares documents as the admin. */
  api: AdminApi;
  /** Signs browsers in to the panel. */
  team: Team;
  /** A browser context for tests that do not need their own. */
  sharedContext: BrowserContext;
}

/**
 * The `test` function for HTTP tests, which have no browser. Declares every worker fixture, because Playwright would start
 * another process and browser for tests with different worker fixtures.
 */
export const httpTest = base.extend<object, WorkerFixtures>({
  api: [
    async ({}, use) => {
      const api = await openAdminApi();
      await use(api);
      await api.dispose();
    },
    { scope: 'worker' },
  ],
  team: [
    async ({ api }, use) => {
      const team = openTeam(api);
      await use(team);
      await team.dispose();
    },
    { scope: 'worker' },
  ],
  sharedContext: [
    async ({ browser }, use, { project: { use: options } }) => {
      const context = await browser.newContext(options);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/**
 * The test function for all browser tests. A console error or an uncaught error fails the test, unless the test allows
 * it with `consoleWatch.allow(/404/)`.
 */
export const test = httpTest.extend<TestFixtures>({
  consoleWatch: [
    async ({ context }, use) => {
      const watch = watchConsole(context);
      await use(watch);
      watch.stop();
      expect(watch.unexpected(), 'unexpected errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * The test function for tests that do not need their own session, storage or browser options. The tests of a worker share
 * a browser context, so that each page can use the cached scripts, styles and fonts of the others.
 */
export const pageTest = test.extend({
  context: ({ sharedContext }, use) => use(sharedContext),
  page: async ({ context }, use) => {
    const page = await context.newPage();
    // Clear the storage at the beginning, because the last page of a test may not belong to the site.
    const storage = { origin: BASE_URL, storageTypes: 'local_storage' };
    await (await context.newCDPSession(page)).send('Storage.clearDataForOrigin', storage);
    await use(page);
    await Promise.all(context.pages().map((each) => each.close()));
    await context.clearCookies();
  },
});

export { expect } from '@playwright/test';
export { expectAccessible } from './accessibility.ts';
export { signIn } from './admin.ts';
export { sendInVain } from './unreachable.ts';
