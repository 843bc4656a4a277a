import type { Access } from 'payload';
import { signedIn } from './signed-in.ts';

/** Everybody with an account sees everything; visitors see only what is published. */
export const publishedOrSignedIn: Access = ({ req }) =>
  signedIn({ req }) || { _status: { equals: 'published' } };
