import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Has the pages that are opened from now on say when React has taken them over. The browser tests' own pages do. */
export const watchHydration = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() =>
    document.addEventListener('lotline:hydrated', () => {
      document.documentElement.dataset.hydrated = 'yes';
    }),
  );

/** Waits until React has taken a page over. */
export const hydrated = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-hydrated', 'yes');

/** Goes near a form or what only scripts serve, if there is any, as somebody who is about to use it. */
export const comeNear = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const thing = document.querySelector('[data-scripted], main form');
    thing?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    return thing !== null;
  });

/** Opens a page and has React take it over: what is followed from there is shown without loading another document. */
export async function openBegun(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await comeNear(page);
  await hydrated(page);
}
