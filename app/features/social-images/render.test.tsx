import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { ACCENTS, PALETTE } from './palette.ts';
import { renderSocialImage } from './render.server.tsx';

const site = { productName: 'Lotline', tagline: 'Simplifying Regulatory Intelligence' };

const coloursOf = async (png: Buffer): Promise<Set<string>> => {
  const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colours = new Set<string>();
  for (let at = 0; at < data.length; at += 3) colours.add(data.subarray(at, at + 3).toString('hex'));
  return colours;
};

it('draws a PNG in the size that is promised, with ink, the lot and the accent of the module', async () => {
  const module = { slug: 'cwz', name: 'Commercial Waste Zones' } as const;
  const png = await renderSocialImage({ ...site, title: 'Zones & <b>dates</b>', module });
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  const colours = await coloursOf(png);
  for (const colour of [PALETTE.ink, PALETTE.lot, ACCENTS.cwz]) expect(colours).toContain(colour.slice(1));
});

it.each(['W'.repeat(160), '垃圾 🏢', ' ', 'CO₂e', '\u200f\u202e'])('draws also %j', async (title) => {
  expect((await renderSocialImage({ ...site, title })).length).toBeGreaterThan(10_000);
});

it('asks nobody else for letters or pictures', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await renderSocialImage({ ...site, title: '🏢 垃圾 https://example.com/a.png' });
  expect(fetched).not.toHaveBeenCalled();
});

it('has the colours of the site', async () => {
  const css = await readFile(path.resolve('app/ui/styles/site.css'), 'utf8');
  const light = css.slice(0, css.indexOf('@media (prefers-color-scheme: dark)'));
  const named = Object.fromEntries(
    [...light.matchAll(/(?<![\w-])--([\w-]+): (#\w{6});/g)].map(([, name, value]) => [name, value]),
  );
  expect(named).toMatchObject({ ...PALETTE, ...ACCENTS });
});
