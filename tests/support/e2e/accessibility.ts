import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const SEVERE = ['serious', 'critical'];

/** Asserts that axe finds nothing serious or critical on the page as it stands. */
export async function axe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const severe = violations
    .filter(({ impact }) => SEVERE.includes(impact ?? ''))
    .map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ html, target }) => [String(target), html]),
    }));
  expect(severe, `serious findings of axe on ${page.url()}`).toEqual([]);
}
