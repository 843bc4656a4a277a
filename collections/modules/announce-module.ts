import type { CollectionAfterChangeHook } from 'payload';
import { announceContent } from '#cms/events/announce.ts';
import type { Module } from '#cms/payload-types.ts';

/** A module's words changed: pages that show them are out of date. */
export const announceModule: CollectionAfterChangeHook<Module> = async ({ doc, req }) => {
  await announceContent(req, { collection: 'modules', module: doc.slug, change: 'changed' });
  return doc;
};
