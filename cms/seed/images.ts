import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import sharp from 'sharp';

/** Twice the widest place in which an article's image is shown. */
const DENSITY = 144;

/**
 * Stores the image at `file` once and returns its document's id. SVG drawings become WebP,
 * as the site serves no SVG that was uploaded.
 */
export async function storeImage(payload: Payload, file: string, alt: string): Promise<number> {
  const name = `${path.basename(file, path.extname(file))}.webp`;
  const { docs } = await payload.find({
    collection: 'media',
    where: { filename: { equals: name } },
    limit: 1,
    pagination: false,
    depth: 0,
  });
  if (docs[0]) return docs[0].id;
  const data = await sharp(await readFile(file), { density: DENSITY })
    .webp({ quality: 88 })
    .toBuffer();
  const created = await payload.create({
    collection: 'media',
    data: { alt },
    file: { data, mimetype: 'image/webp', name, size: data.length },
  });
  return created.id;
}
