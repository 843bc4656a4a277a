import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { withFiguresOfTheDay } from './placeholders.ts';

const CONTENT = path.resolve('cms/content/starting');

const LAST_MOMENT_OF_NOVEMBER = new Date('2026-12-01T04:59:59.999Z');
const FIRST_MOMENT_OF_DECEMBER = new Date('2026-12-01T05:00:00Z');

async function seededTexts(): Promise<{ file: string; text: string }[]> {
  const files = (await readdir(CONTENT, { recursive: true })).filter((file) => /\.(md|yaml)$/.test(file));
  return Promise.all(
    files.map(async (file) => ({ file, text: await readFile(path.join(CONTENT, file), 'utf8') })),
  );
}

describe('figures of the day', () => {
  it.each([
    [LAST_MOMENT_OF_NOVEMBER, '8'],
    [FIRST_MOMENT_OF_DECEMBER, '10'],
  ])('count the zones that are live in New York at %s: %s', (clock, count) => {
    const content = {
      blocks: [{ intro: 'Today {zones:live-count} of 20.', order: 1 }],
      html: '<b>{zones:live-count}</b>',
    };
    expect(withFiguresOfTheDay(content, clock)).toEqual({
      blocks: [{ intro: `Today ${count} of 20.`, order: 1 }],
      html: `<b>${count}</b>`,
    });
  });

  it('leave content that was read once unchanged, and placeholders that they do not know', () => {
    const content = Object.freeze({ text: '{zones:live-count} {zones:unknown} {productName}', none: null });
    const filled = withFiguresOfTheDay(content, FIRST_MOMENT_OF_DECEMBER);
    expect(filled).toEqual({ text: '10 {zones:unknown} {productName}', none: null });
    expect(content.text).toContain('{zones:live-count}');
  });

  it('know every placeholder in the seeded content', async () => {
    const texts = await seededTexts();
    expect(texts.filter(({ text }) => text.includes('{zones:live-count}')).length).toBeGreaterThan(0);
    for (const { file, text } of texts) {
      expect({ file, unknown: withFiguresOfTheDay(text).match(/\{\w+:[^}]*\}/g) }).toEqual({
        file,
        unknown: null,
      });
    }
  });

  it('are the only place that says how many zones are live', async () => {
    for (const { file, text } of await seededTexts()) {
      const others = text.replaceAll(/\{zones:live-count\} of (the )?\*{0,2}20/g, '');
      const counts = others.match(/\b(eight|nine|ten|\d+) (commercial waste )?zones (are |were )?live\b/gi);
      expect({ file, counts }).toEqual({ file, counts: null });
    }
  });
});
