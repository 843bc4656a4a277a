import type { Config } from 'payload';

const MEBIBYTE = 1024 * 1024;

/** As large as pictures out of a camera are. Each is held in memory while it is made to fit. */
const LARGEST_PICTURE_MEBIBYTES = 20;

/** What the panel takes, and the words in which it refuses what is larger. Pictures are all that people upload there. */
export const UPLOADS = {
  limits: { fileSize: LARGEST_PICTURE_MEBIBYTES * MEBIBYTE },
  responseOnLimit: `This file is too large. A picture may have ${LARGEST_PICTURE_MEBIBYTES} MB at most: make it smaller, and try again.`,
} as const satisfies Config['upload'];
