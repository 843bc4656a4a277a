import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Media } from '#cms/payload-types.ts';
import { createUser } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

const RED = { r: 255, g: 0, b: 0 };
const BLUE = { r: 0, g: 0, b: 255 };

let test: TestPayload;

beforeAll(async () => {
  test = await createTestPayload({ seeded: false });
});

afterAll(() => test.close());

/** A tall image, red at the top and blue at the bottom. */
async function tallPicture(): Promise<Buffer> {
  const lower = await sharp({ create: { width: 1400, height: 1400, channels: 3, background: BLUE } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 1400, height: 2800, channels: 3, background: RED } })
    .composite([{ input: lower, top: 1400, left: 0 }])
    .png()
    .toBuffer();
}

interface Upload {
  data: Buffer;
  name?: string;
  mimetype?: string;
  alt?: string;
}

const upload = ({ data, name = 'picture.png', mimetype = 'image/png', alt = 'A boiler' }: Upload) =>
  test.payload.create({
    collection: 'media',
    data: { alt },
    file: { data, name, mimetype, size: data.length },
  });

/** Returns the main color of an image in one of its stored sizes. */
async function mainColor({ sizes }: Media, size: 'card' | 'wide') {
  const file = path.join(test.dataDirectory, 'media', sizes?.[size]?.filename ?? '');
  const { dominant } = await sharp(await readFile(file)).stats();
  return dominant.r > dominant.b ? 'red' : 'blue';
}

describe('an image', () => {
  it.each(['a\0b.png', 'a\nb.png', 'a\u007f.png'])(
    'is rejected if its name contains a control character: %j',
    async (name) => {
      const refused = upload({ data: await tallPicture(), name });
      await expect(refused).rejects.toMatchObject({ status: 400, name: 'RefusedRequest' });
    },
  );

  it('is stored with its description in the sizes that pages use', async () => {
    const picture = await upload({ data: await tallPicture() });
    expect(picture).toMatchObject({ alt: 'A boiler', mimeType: 'image/webp' });
    expect(picture.sizes).toMatchObject({
      card: { width: 640, height: 360, mimeType: 'image/webp' },
      wide: { width: 1280, height: 720, mimeType: 'image/webp' },
    });
  });

  it('keeps its proportions in a text, and is cropped as a header', async () => {
    const { imageView } = await import('#app/data/image.server.ts');
    const drawing = await upload({ data: await tallPicture() });
    expect(imageView(drawing)).toMatchObject({ src: drawing.url, width: 1400, height: 2800 });
    expect(imageView(drawing)?.srcSet).toBe(`${drawing.url} 1400w`);
    expect(imageView(drawing, { isHeader: true })).toMatchObject({ width: 1280, height: 720 });
  });

  it('is cropped around the focal point that an editor chooses', async () => {
    const { id } = await upload({ data: await tallPicture() });
    const cutAround = (y: number) =>
      test.payload.update({
        collection: 'media',
        id,
        data: {},
        overwriteExistingFiles: true,
        // This is how the panel sends a focal point.
        req: { query: { uploadEdits: { focalPoint: { x: 50, y } } } },
      });
    for (const size of ['card', 'wide'] as const) {
      expect(await mainColor(await cutAround(5), size)).toBe('red');
      expect(await mainColor(await cutAround(95), size)).toBe('blue');
    }
  });

  it('takes its properties from its file, whatever a client sends', async () => {
    const access = { user: await createUser(test.payload, 'editor'), overrideAccess: false };
    const forged = { mimeType: 'text/html', filesize: 1, width: 1, height: 1, url: 'https://evil.example/' };
    const data = await tallPicture();
    const picture = await test.payload.create({
      collection: 'media',
      data: { alt: 'A boiler', ...forged },
      file: { data, name: 'described.png', mimetype: 'image/png', size: data.length },
      ...access,
    });
    expect(picture).toMatchObject({ mimeType: 'image/webp', width: 1400, height: 2800, alt: 'A boiler' });
    const sizes = { card: { filename: 'other.webp', mimeType: 'text/html', width: 1 } };
    const changed = await test.payload.update({
      collection: 'media',
      id: picture.id,
      data: { alt: 'A new boiler', filename: 'other.webp', sizes, ...forged },
      ...access,
    });
    expect(changed).toEqual({ ...picture, alt: 'A new boiler', updatedAt: changed.updatedAt });
  });

  it.each(['', '   '])('is rejected without a description: %j', async (alt) => {
    const refused = upload({ data: await tallPicture(), alt });
    await expect(refused).rejects.toMatchObject({ status: 400, data: { errors: [{ path: 'alt' }] } });
  });
});

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');

describe('a file that is not a usable image', () => {
  it.each([
    ['an SVG', { data: SVG, name: 'a.svg', mimetype: 'image/svg+xml' }],
    ['a GIF', { data: GIF, name: 'a.gif', mimetype: 'image/gif' }],
    ['an SVG that claims to be a PNG', { data: SVG, name: 'a.png', mimetype: 'image/png' }],
    ['a GIF that claims to be a JPEG', { data: GIF, name: 'a.jpg', mimetype: 'image/jpeg' }],
    ['a web page that claims to be a PNG', { data: HTML, name: 'a.png', mimetype: 'image/png' }],
    ['an empty file', { data: Buffer.alloc(0), name: 'a.png', mimetype: 'image/png' }],
  ])('is rejected with an explanation: %s', async (_what, file) => {
    await expect(upload(file)).rejects.toMatchObject({
      status: 400,
      message: 'The site cannot show this file. Choose a JPEG, PNG, WebP or AVIF image.',
    });
    const { totalDocs } = await test.payload.count({
      collection: 'media',
      where: { filename: { like: 'a.' } },
    });
    expect(totalDocs).toBe(0);
  });
});
