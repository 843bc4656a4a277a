/* global document, requestAnimationFrame, window -- within page.evaluate */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';

/**
 * Takes pictures of pages for a person to look at, full length, narrow and wide, light and dark:
 *
 *   node tests/support/pictures.mjs http://localhost:3000 pictures / /ll97/blog
 */
const SYSTEM_CHROMIUM = '/usr/bin/chromium';
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const COLOR_SCHEMES = ['light', 'dark'];

const [baseUrl, folder, ...addresses] = process.argv.slice(2);
if (!baseUrl || !folder || addresses.length === 0) {
  console.error('Usage: node tests/support/pictures.mjs BASE_URL OUT_DIR PATH...');
  process.exit(2);
}

/** "/ll97/blog?page=2" becomes "ll97-blog-page-2", and "/" becomes "home". */
const nameOf = (address) => address.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'home';

/** Images further down load only when the page is scrolled near them. */
async function loadEverything(page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
    window.scrollTo(0, 0);
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

async function takePicture(browser, address, viewport, colorScheme) {
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const response = await page.goto(new URL(address, baseUrl).href);
  await loadEverything(page);
  const file = path.join(folder, `${nameOf(address)}.${viewport.width}.${colorScheme}.png`);
  await page.screenshot({ path: file, fullPage: true });
  await context.close();
  console.log(`${response?.status()} ${address} ${file}`);
}

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
try {
  for (const address of addresses) {
    for (const viewport of VIEWPORTS) {
      for (const colorScheme of COLOR_SCHEMES) await takePicture(browser, address, viewport, colorScheme);
    }
  }
} finally {
  await browser.close();
}
