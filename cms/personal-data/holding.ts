import type { CollectionSlug, Where } from 'payload';

/** How long documents are kept, and from when that counts. */
export interface Period {
  /** After what, in words: "24 months after it was dealt with". */
  after: string;
  /** The field that holds the moment. A document without one is kept. */
  from: string;
  days: number;
  /** Which documents of the collection; all where it is absent. */
  where?: Where;
  reason: string;
}

/** What a collection holds of visitors. */
export interface Holding {
  /** Several of them, as staff call them. */
  label: string;
  /** The fields by which somebody could be recognized, or that visitors write freely. */
  personal: readonly string[];
  /** The field with the address of whom it is about. */
  email?: string;
  /** Whose documents it belongs to instead, where it has no address of its own. */
  cameWith?: readonly CollectionSlug[];
  /** What has to be gone before it may go by itself. */
  waitsFor?: { collection: CollectionSlug; by: string };
  /** What goes with it. */
  takesAlong?: string;
  periods: readonly Period[];
}
