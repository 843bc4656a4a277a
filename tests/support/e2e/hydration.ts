import type { Page } from '@playwright/test';

/** Waits until React has hydrated an interactive page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const content = document.querySelector('main > *');
    return content && Object.keys(content).some((key) => key.startsWith('__reactProps$'));
  });
}

/** Opens an interactive page and waits until React has hydrated it. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}
