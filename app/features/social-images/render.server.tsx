import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { SOCIAL_IMAGE_SIZE } from '../site/social-image-url.ts';
import { type Drawing, SocialImage } from './drawing.tsx';

const FAMILY = 'Public Sans';
const WEIGHTS = [400, 700] as const;
/** The letters of Western Europe, then those beyond, such as the 2 of CO₂. */
const SCRIPTS = ['latin', 'latin-ext'] as const;

const { resolve } = createRequire(import.meta.url);

async function readFont(script: (typeof SCRIPTS)[number], weight: (typeof WEIGHTS)[number]): Promise<Font> {
  const file = resolve(`@fontsource/public-sans/files/public-sans-${script}-${weight}-normal.woff`);
  return { name: script === 'latin' ? FAMILY : `${FAMILY} ${script}`, weight, data: await readFile(file) };
}

let fonts: Promise<Font[]> | undefined;

const openFonts = (): Promise<Font[]> =>
  (fonts ??= Promise.all(SCRIPTS.flatMap((script) => WEIGHTS.map((weight) => readFont(script, weight)))));

/** Draws a picture as a PNG. Nothing of it comes from elsewhere: letters become outlines here. */
export async function renderSocialImage(drawing: Drawing): Promise<Buffer> {
  const svg = await satori(<SocialImage {...drawing} />, { ...SOCIAL_IMAGE_SIZE, fonts: await openFonts() });
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
