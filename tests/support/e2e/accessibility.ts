import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { RunOptions, default as AxeCore } from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const SEVERE = ['serious', 'critical'];

/** Halves the time of a check: axe reports only violations in detail, and does not fetch media or style sheets. */
const FAST: RunOptions = { resultTypes: ['violations'], preload: false };

/** The library, once it has been injected into the page. */
declare const axe: typeof AxeCore;

/** Waits for fade-ins, during which text does not have its final color, but not for endless animations. */
async function animationsEnded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  );
}

/**
 * Asserts that axe finds nothing serious or critical on the current page. A selector limits this to a part of the page,
 * because in the panel, Payload renders the markup around our screens. Options can exclude rules.
 */
export async function expectAccessible(
  page: Page,
  include?: string,
  options: RunOptions = {},
): Promise<void> {
  await animationsEnded(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const { violations } = await page.evaluate(
    (given) => axe.run({ include: [given.include ?? document] }, given.options),
    { options: { ...FAST, ...options }, include },
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
