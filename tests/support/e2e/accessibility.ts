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

/**
 * Asserts that axe finds nothing serious or critical on the page as it stands, or in the part of it that a selector
 * includes: what Payload draws around our screens of the panel is not ours. Options leave out rules.
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
