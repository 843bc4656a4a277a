import { fileTypeFromBuffer } from 'file-type';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { z } from 'zod';
import type { Media } from '#cms/payload-types.ts';
import { withOriginalBytes } from '#collections/media.ts';
import { PICTURE_TYPE, PICTURES } from './kinds.ts';
import type { StoredPicture } from './snapshot.ts';

/** A picture as a folder has it. `description` holds its fields. */
export interface WrittenPicture {
  name: string;
  bytes: Buffer;
  description: unknown;
}

const descriptionSchema = z.object({ alt: z.string().catch(''), focalX: z.number(), focalY: z.number() });

/** Whether the bytes are those of a picture as the panel stores them. */
export const isStorable = async (name: string, bytes: Buffer): Promise<boolean> =>
  name.endsWith('.webp') && (await fileTypeFromBuffer(bytes))?.mime === PICTURE_TYPE;

/** The bytes of a picture's file, from the disk or the bucket: Payload itself knows where it is. */
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

/** The bytes of a picture as an upload that Payload stores without changing them. */
const unchanged = (name: string, data: Buffer) => ({
  file: { name, data, size: data.length, mimetype: PICTURE_TYPE },
  overwriteExistingFiles: true,
  context: withOriginalBytes(data),
});

/** Stores a new picture with its description. */
export const createPicture = async (
  req: PayloadRequest,
  { name, bytes, description }: WrittenPicture,
): Promise<Media> =>
  req.payload.create({
    collection: PICTURES,
    data: descriptionSchema.parse(description),
    ...unchanged(name, bytes),
    req,
  });

/** Stores the row of a picture without its file: enough for a dry run of what refers to it. */
export const createPictureRow = async (
  req: PayloadRequest,
  { name, description }: WrittenPicture,
): Promise<Media> =>
  req.payload.db.create({
    collection: PICTURES,
    data: { ...descriptionSchema.parse(description), filename: name },
    req,
  });

/** Gives a picture other bytes, or another description. Returns how to put back what was there, after a rollback. */
export async function replacePicture(
  req: PayloadRequest,
  { id, name, document }: StoredPicture,
  { bytes, description }: WrittenPicture,
): Promise<() => Promise<void>> {
  const { payload } = req;
  const before = await readPictureFile(req, name);
  const replace = async (own: PayloadRequest, data: object, file: Buffer): Promise<void> => {
    await payload.update({ collection: PICTURES, id, data, ...unchanged(name, file), req: own });
  };
  const { alt, focalX, focalY } = document;
  await replace(req, descriptionSchema.parse(description), bytes);
  return async () => replace(await createLocalReq({}, payload), { alt, focalX, focalY }, before);
}

/**
 * Deletes the files of pictures whose rows were rolled back. Only Payload knows where they are, and it deletes files
 * with a row: it gets one for a moment.
 */
export async function deleteFilesOf(payload: Payload, pictures: readonly Media[]): Promise<void> {
  for (const { id: _id, ...picture } of pictures) {
    await payload.db.create({ collection: PICTURES, data: picture });
    await payload.delete({ collection: PICTURES, where: { filename: { equals: picture.filename } } });
  }
}
