import type { CollectionAfterChangeHook } from 'payload';
import { SECTIONS } from '#app/regulations/index.ts';
import { queueOpening } from '#cms/mail/queue-opening.ts';
import type { Module } from '#cms/payload-types.ts';
import { visibleChange } from '#cms/publishing/visible-change.ts';

/**
 * A section was opened to visitors: those who wanted to hear of it are told. What was published counts, not the
 * version before this one, which may be the draft in which an editor prepared the opening.
 */
export const announceOpenings: CollectionAfterChangeHook<Module> = async (change) => {
  const { doc, req } = change;
  const { before, now } = (await visibleChange(change)) ?? {};
  for (const section of SECTIONS) {
    if (before?.sections[section] === 'comingSoon' && now?.sections[section] === 'live') {
      await queueOpening(req, { module: now.slug, section });
    }
  }
  return doc;
};
