import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const SEVERE = ['serious', 'critical'];

/**
 * The pages have no frames of other sites, so axe may run in the page alone ("legacy mode"): without it,
 * each run opens a second page.
 */
const builderFor = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

/** What is fading in has no colours of its own yet. What turns without an end is not waited for. */
async function standStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  );
}

async function findNothingSevere(page: Page, builder: AxeBuilder): Promise<void> {
  await standStill(page);
  const { violations } = await builder.analyze();
  const severe = violations
    .filter(({ impact }) => SEVERE.includes(impact ?? ''))
    .map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ html, target }) => [String(target), html]),
    }));
  expect(severe, `serious findings of axe on ${page.url()}`).toEqual([]);
}

/** Asserts that axe finds nothing serious or critical on the page as it stands. */
export const axe = (page: Page): Promise<void> => findNothingSevere(page, builderFor(page));

/** The same, of the colours alone: for a page whose structure has been looked at. */
export const axeOfColours = (page: Page): Promise<void> =>
  findNothingSevere(page, builderFor(page).withRules(['color-contrast']));
