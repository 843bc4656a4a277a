import { readFile } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import type { Payload, PayloadRequest } from 'payload';
import sharp from 'sharp';
import { z } from 'zod';
import type { Media } from '#cms/payload-types.ts';
import { withOriginalBytes } from '#collections/media.ts';
import { PICTURES } from '#cms/content-kinds.ts';

const PICTURE_TYPE = 'image/webp';

const DRAWING_DENSITY = 144;

export const isDrawing = (file: string): boolean => file.endsWith('.svg');

/** Converts drawings to WebP, because the site serves no uploaded SVG. */
export async function readPicture(file: string): Promise<Buffer> {
  const bytes = await readFile(file);
  return isDrawing(file) ? sharp(bytes, { density: DRAWING_DENSITY }).webp({ effort: 2 }).toBuffer() : bytes;
}

interface WrittenPicture {
  name: string;
  bytes: Buffer;
  description: unknown;
}

const descriptionSchema = z.object({ alt: z.string().catch(''), focalX: z.number(), focalY: z.number() });

export const isStorable = async (name: string, bytes: Buffer): Promise<boolean> =>
  name.endsWith('.webp') && (await fileTypeFromBuffer(bytes))?.mime === PICTURE_TYPE;

/** Uses Payload's endpoint, which finds the file on disk or in the bucket. */
export async function readPictureFile(req: PayloadRequest, name: string): Promise<Buffer> {
  const { endpoints } = req.payload.collections[PICTURES].config;
  const endpoint = (endpoints || []).find(
    ({ path, method }) => path === '/file/:filename' && method === 'get',
  );
  if (!endpoint) throw new Error('Payload has no endpoint for the files of pictures.');
  const response = await endpoint.handler({ ...req, routeParams: { collection: PICTURES, filename: name } });
  if (!response.ok) throw new Error(`The file of the picture ${name} cannot be read.`);
  return Buffer.from(await response.arrayBuffer());
}

const upload = (name: string, data: Buffer) => ({
  file: { name, data, size: data.length, mimetype: PICTURE_TYPE },
  overwriteExistingFiles: true,
  context: withOriginalBytes(data),
});

export const createPicture = (
  req: PayloadRequest,
  { name, bytes, description }: WrittenPicture,
): Promise<Media> =>
  req.payload.create({
    collection: PICTURES,
    data: descriptionSchema.parse(description),
    ...upload(name, bytes),
    req,
  });

/** Stores the file again, because a new focal point changes the crops. */
export async function describePicture(
  req: PayloadRequest,
  id: number | string,
  { name, description }: Omit<WrittenPicture, 'bytes'>,
): Promise<void> {
  const bytes = await readPictureFile(req, name);
  const data = descriptionSchema.parse(description);
  await req.payload.update({ collection: PICTURES, id, data, ...upload(name, bytes), req });
}

/** Creates a temporary row for each file, because Payload deletes a file only with its row. */
export async function deletePictureFiles(payload: Payload, pictures: readonly Media[]): Promise<void> {
  for (const { id: _id, ...picture } of pictures) {
    await payload.db.create({ collection: PICTURES, data: picture });
    await payload.delete({ collection: PICTURES, where: { filename: { equals: picture.filename } } });
  }
}
