import { z } from 'zod';

/** The last part of a document's address, as a content file gives it. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'use lower-case letters, digits and hyphens');
