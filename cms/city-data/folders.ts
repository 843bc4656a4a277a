import path from 'node:path';
import { cityDataDirectory } from '#cms/uploads/folders.ts';

const within = (folder: string): string => path.join(cityDataDirectory(), folder);

/** What the import of the moment downloads. */
export const downloadsDirectory = (): string => within('downloads');

/** What staff upload for an import, which deletes it. */
export const uploadsDirectory = (): string => within('uploads');

/** The rows that imports reject. */
export const rejectsDirectory = (): string => within('rejects');
