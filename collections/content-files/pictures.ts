import { fileTypeFromBuffer } from 'file-type';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { z } from 'zod';
import type { Media } from '#cms/payload-types.ts';
import { withOriginalBytes } from '#collections/media.ts';
import { PICTURES } from '#cms/content-kinds.ts';
import type { StoredDocument } from './snapshot.ts';

const PICTURE_TYPE = 'image/webp';

export interface WrittenPicture {
  name: string;
  bytes: Buffer;
  description: unknown;
}

const descriptionSchema = z.object({ alt: z.string().catch(''), focalX: z.number(), focalY: z.number() });

export const isStorable = async (name: string, bytes: Buffer): Promise<boolean> =>
  name.endsWith('.webp') && (await fileTypeFromBuffer(bytes))?.mime === PICTURE_TYPE;

/** Payload's own endpoint knows whether the file is on the disk or in the bucket. */
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
): Promise<Media> => {
  const data = descriptionSchema.parse(description);
  return req.payload.create({ collection: PICTURES, data, ...upload(name, bytes), req });
};

export const createPictureRow = (
  req: PayloadRequest,
  { name, description }: WrittenPicture,
): Promise<Media> => {
  const data = { ...descriptionSchema.parse(description), filename: name };
  return req.payload.db.create({ collection: PICTURES, data, req });
};

export async function replacePicture(
  req: PayloadRequest,
  { id, published }: StoredDocument,
  { name, bytes, description }: WrittenPicture,
): Promise<() => Promise<void>> {
  const { payload } = req;
  const original = await readPictureFile(req, name);
  const replace = async (within: PayloadRequest, fields: unknown, file: Buffer): Promise<void> => {
    const data = descriptionSchema.parse(fields);
    await payload.update({ collection: PICTURES, id, data, ...upload(name, file), req: within });
  };
  await replace(req, description, bytes);
  return async () => replace(await createLocalReq({}, payload), published, original);
}

/** Payload deletes a file only with its row, so each file gets a row for a moment. */
export async function deleteFilesOf(payload: Payload, pictures: readonly Media[]): Promise<void> {
  for (const { id: _id, ...picture } of pictures) {
    await payload.db.create({ collection: PICTURES, data: picture });
    await payload.delete({ collection: PICTURES, where: { filename: { equals: picture.filename } } });
  }
}
