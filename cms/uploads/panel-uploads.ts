import type { Config } from 'payload';

const MEBIBYTE = 1024 * 1024;

/** As large as pictures out of a camera are. Each is held in memory while it is made to fit. */
const LARGEST_PICTURE_MEBIBYTES = 20;

/** What the panel takes, and the words in which it refuses what is larger. Pictures are all that people upload there. */
export const UPLOADS = {
  limits: { fileSize: LARGEST_PICTURE_MEBIBYTES * MEBIBYTE },
  responseOnLimit: `This file is too large. Images can have up to ${LARGEST_PICTURE_MEBIBYTES} MB. Make it smaller and try again.`,
} as const satisfies Config['upload'];
