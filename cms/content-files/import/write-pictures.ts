import type { Payload, PayloadRequest } from 'payload';
import { withOriginalBytes } from '#collections/media.ts';
import type { Media } from '#cms/payload-types.ts';
import { readPictureFile, type StoredPicture } from '../database/read-pictures.ts';
import { PICTURE_KIND, PICTURES } from '../registry.ts';
import { ownRequest } from '../request.ts';

type Words = Pick<Media, 'alt' | 'focalX' | 'focalY'>;

/** The bytes of a picture as an upload that Payload stores without changing them. */
const unchanged = (name: string, data: Buffer) => ({
  file: { name, data, size: data.length, mimetype: PICTURE_KIND },
  overwriteExistingFiles: true,
  context: withOriginalBytes(data),
});

/** Stores a picture that is not there yet, with its words. */
export const createPicture = async (
  req: PayloadRequest,
  { name, bytes, words }: { name: string; bytes: Buffer; words: object },
): Promise<Media> =>
  req.payload.create({
    collection: PICTURES,
    data: words as Words,
    ...unchanged(name, bytes),
    req,
  });

/** The row of a picture without its file: enough to try whether all others can be stored. */
export const pretendPicture = async (
  req: PayloadRequest,
  { name, words }: { name: string; words: object },
): Promise<Media> => req.payload.db.create({ collection: PICTURES, data: { ...words, filename: name }, req });

/** Gives a picture other bytes, or crops it anew. Returns how to put back what was there, after a rollback. */
export async function replacePicture(
  req: PayloadRequest,
  { id, name, document }: StoredPicture,
  { bytes, words }: { bytes: Buffer; words: object },
): Promise<() => Promise<void>> {
  const { payload } = req;
  const before = await readPictureFile(req, name);
  const replace = async (own: PayloadRequest, data: object, file: Buffer): Promise<void> => {
    await payload.update({
      collection: PICTURES,
      id,
      data,
      ...unchanged(name, file),
      req: own,
    });
  };
  const { alt, focalX, focalY } = document;
  const putBack = async () => replace(await ownRequest(payload), { alt, focalX, focalY }, before);
  await replace(req, words, bytes);
  return putBack;
}

/**
 * Deletes the files of pictures whose rows were rolled back. Only Payload knows where they are, and it deletes files
 * with a row: it gets one for a moment.
 */
export async function removeFilesOf(payload: Payload, pictures: readonly Media[]): Promise<void> {
  for (const { id: _id, ...picture } of pictures) {
    await payload.db.create({ collection: PICTURES, data: picture });
    await payload.delete({ collection: PICTURES, where: { filename: { equals: picture.filename } } });
  }
}
