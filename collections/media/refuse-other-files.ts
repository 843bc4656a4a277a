import { fileTypeFromBuffer } from 'file-type';
import { APIError, type CollectionBeforeOperationHook } from 'payload';

/** What browsers show, and what cannot hold a script. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

const REFUSAL = 'The site cannot show this file. Choose a JPEG, PNG, WebP or AVIF image.';

/** Refuses a file that is no picture by what is in it, whatever its name says. */
export const refuseOtherFiles: CollectionBeforeOperationHook = async ({ req }) => {
  // Only a request that brings a file has one: a new picture, or one in place of another.
  const { file } = req;
  if (!file) return;
  const type = await fileTypeFromBuffer(file.data);
  if (!type || !PICTURE_TYPES.includes(type.mime)) throw new APIError(REFUSAL, 400, null, true);
};
