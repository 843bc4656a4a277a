import { expect, type Page } from '@playwright/test';

/** Words in headings that are broken across lines. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    for (const heading of document.querySelectorAll('h1, h2, h3, h4')) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode;
        for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[\p{L}\d’']+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });

/** Asserts that the page can be read on a phone at twice the text size without scrolling sideways. */
export async function expectLargeTextFits(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  // Until its font has loaded, a heading uses a wider font.
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
      message: `${page.url()} must not scroll sideways at 200% text`,
    })
    .toBeLessThanOrEqual(390);
  await expect
    .poll(() => brokenWords(page), { message: `${page.url()} must not break words in headings` })
    .toEqual([]);
}
