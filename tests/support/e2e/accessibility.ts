import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { RunOptions, default as AxeCore } from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const SEVERE = ['serious', 'critical'];

/** What passes is not reported in detail, and no audio or style sheet is fetched: this halves the time. */
const FAST: RunOptions = { resultTypes: ['violations'], preload: false };

/** The library, once it has been injected into the page. */
declare const axe: typeof AxeCore;

/** Waits for fade-ins, whose text has no final color yet, but not for animations without an end. */
async function animationsEnded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  );
}

interface Part {
  /** A selector; the whole page where it is not given. */
  include?: string;
  exclude?: string[];
}

async function expectNothingSevere(
  page: Page,
  options: RunOptions,
  { include, exclude = [] }: Part = {},
): Promise<void> {
  await animationsEnded(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const { violations } = await page.evaluate(
    (given) => axe.run({ include: [given.include ?? document], exclude: given.exclude }, given.options),
    { options, include, exclude },
  );
  const severe = violations
    .filter(({ impact }) => SEVERE.includes(impact ?? ''))
    .map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ html, target }) => [String(target), html]),
    }));
  expect(severe, `serious violations on ${page.url()}`).toEqual([]);
}

/** Asserts that axe finds nothing serious or critical on the page as it stands. */
export const expectAccessible = (page: Page): Promise<void> => expectNothingSevere(page, FAST);

/** The eleventh item of a list has the colors of those before it, and some lists have hundreds. */
const BEYOND_TEN = ['li:nth-child(n + 11)'];

/** The same for colors alone: for a page whose structure has been checked. */
export const expectReadableColors = (page: Page): Promise<void> =>
  expectNothingSevere(page, { ...FAST, runOnly: ['color-contrast'] }, { exclude: BEYOND_TEN });

/** The same for our own part of a page of the panel: what Payload draws around it is not ours. */
export const expectPartAccessible = (page: Page, include: string): Promise<void> =>
  expectNothingSevere(page, FAST, { include });
