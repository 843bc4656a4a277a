import type { Frame, Page } from '@playwright/test';

/** Waits until React has hydrated an interactive page, or a part of it that loads later. */
export async function hydrated(page: Page | Frame, part = 'main > *'): Promise<void> {
  await page.waitForFunction((selector) => {
    const content = document.querySelector(selector);
    return content && Object.keys(content).some((key) => key.startsWith('__reactProps$'));
  }, part);
}

/** Opens an interactive page and waits until React has hydrated it. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}
