import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { ACCENTS, PALETTE } from './drawing.tsx';
import { renderSocialImage, sharedTitle } from './social-image.server.tsx';

vi.mock('#app/data/modules.server.ts', () => ({}));
vi.mock('#app/data/site-settings.server.ts', () => ({}));

const site = { productName: 'Lotline', tagline: 'Simplifying Regulatory Intelligence' };

const findColors = async (png: Buffer): Promise<Set<string>> => {
  const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colors = new Set<string>();
  for (let at = 0; at < data.length; at += 3) colors.add(data.subarray(at, at + 3).toString('hex'));
  return colors;
};

it('renderSocialImage draws a PNG of the advertised size in the colors of the module', async () => {
  const module = { slug: 'cwz', name: 'Commercial Waste Zones' } as const;
  const png = await renderSocialImage({ ...site, title: 'Zones & <b>dates</b>', module });
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  const colors = await findColors(png);
  for (const color of [PALETTE.ink, PALETTE.lot, ACCENTS.cwz]) expect(colors).toContain(color.slice(1));
});

it.each(['W'.repeat(160), '垃圾 🏢', ' ', 'CO₂e', '\u200f\u202e'])(
  'renderSocialImage can draw the title %j',
  async (title) => {
    expect((await renderSocialImage({ ...site, title })).length).toBeGreaterThan(10_000);
  },
);

it('renderSocialImage loads no fonts or images from other sites', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await renderSocialImage({ ...site, title: '🏢 垃圾 https://example.com/a.png' });
  expect(fetched).not.toHaveBeenCalled();
});

it("social images use the colors of the site's stylesheet", async () => {
  const css = await readFile(path.resolve('app/ui/styles/site.css'), 'utf8');
  const light = css.slice(0, css.indexOf('(prefers-color-scheme: dark)'));
  const named = Object.fromEntries(
    [...light.matchAll(/(?<![\w-])--([\w-]+): (#\w{6});/g)].map(([, name, value]) => [name, value]),
  );
  expect(named).toMatchObject({ ...PALETTE, ...ACCENTS });
});

const page = (head: string) => `<html><head><title>A title · Lotline</title>${head}</head></html>`;
const titleTag = '<meta property="og:title" content="Boilers &amp; &quot;Sons&quot; don&#x27;t"/>';

it("sharedTitle returns the page's own title", () => {
  expect(sharedTitle(page(titleTag))).toBe('Boilers & "Sons" don\'t');
});

it.each(['', `${titleTag}<meta name="robots" content="noindex"/>`])(
  'sharedTitle returns no title for a page that should not be shared: %j',
  (head) => {
    expect(sharedTitle(page(head))).toBeUndefined();
  },
);
