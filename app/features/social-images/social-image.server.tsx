import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import sharp from 'sharp';
import { readModuleShell } from '#app/data/modules.server.ts';
import { readSiteSettings } from '#app/data/site-settings.server.ts';
import { MODULE_SLUGS } from '#law/modules.ts';
import { cached } from '#app/features/pdf/render-pdf.server.ts';
import { SOCIAL_IMAGE_SIZE } from '#app/features/site/social-image-url.ts';
import { type Drawing, SocialImage } from './drawing.tsx';

const FAMILY = 'Public Sans';
const WEIGHTS = [400, 700] as const;
const SCRIPTS = ['latin', 'latin-ext'] as const;

const { resolve } = createRequire(import.meta.url);

async function readFont(script: (typeof SCRIPTS)[number], weight: (typeof WEIGHTS)[number]): Promise<Font> {
  const file = resolve(`@fontsource/public-sans/files/public-sans-${script}-${weight}-normal.woff`);
  return { name: script === 'latin' ? FAMILY : `${FAMILY} ${script}`, weight, data: await readFile(file) };
}

let fonts: Promise<Font[]> | undefined;

const openFonts = (): Promise<Font[]> =>
  (fonts ??= Promise.all(SCRIPTS.flatMap((script) => WEIGHTS.map((weight) => readFont(script, weight)))));

export async function renderSocialImage(drawing: Drawing): Promise<Buffer> {
  const { default: satori } = await import('satori');
  const svg = await satori(<SocialImage {...drawing} />, { ...SOCIAL_IMAGE_SIZE, fonts: await openFonts() });
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

/** 200 images take about 20 MB. */
const cachedSocialImage = cached(renderSocialImage, { entries: 200 });

const ESCAPED: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Undefined if search engines should not list the page. */
export function sharedTitle(html: string): string | undefined {
  if (/<meta name="robots" content="noindex"/.test(html)) return undefined;
  const [, title] = /<meta property="og:title" content="([^"]+)"/.exec(html) ?? [];
  return title?.replace(/&(?:amp|lt|gt|quot|#x27);/g, (escaped) => ESCAPED[escaped] ?? escaped);
}

async function moduleAt(path: string): Promise<Drawing['module']> {
  const slug = MODULE_SLUGS.find((known) => known === path.split('/')[1]);
  return slug && { slug, name: (await readModuleShell(slug)).name };
}

export async function findSocialImage(path: string, page: Response): Promise<Buffer | undefined> {
  const title = page.ok ? sharedTitle(await page.text()) : undefined;
  if (!title) return undefined;
  const [module, { productName, tagline }] = await Promise.all([moduleAt(path), readSiteSettings()]);
  return cachedSocialImage({ title, module, productName, tagline });
}
