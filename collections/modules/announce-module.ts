import type { CollectionAfterChangeHook } from 'payload';
import { announceContent } from '#cms/events/announce.ts';
import type { Module } from '#cms/payload-types.ts';
import { visibleChange } from '#cms/publishing/visible-change.ts';

/** A module's words changed for visitors: pages that show them are out of date. */
export const announceModule: CollectionAfterChangeHook<Module> = async (change) => {
  const { doc, req } = change;
  if (await visibleChange(change)) {
    await announceContent(req, { collection: 'modules', module: doc.slug, change: 'changed' });
  }
  return doc;
};
