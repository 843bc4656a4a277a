import type { CollectionAfterChangeHook } from 'payload';
import { SECTIONS } from '#app/regulations/index.ts';
import { queueOpening } from '#cms/mail/queue-opening.ts';
import type { Module } from '#cms/payload-types.ts';

/** A section was opened: those who wanted to hear of it are told. */
export const announceOpenings: CollectionAfterChangeHook<Module> = async ({ doc, previousDoc, req }) => {
  const before = (previousDoc as Partial<Module> | undefined)?.sections;
  for (const section of SECTIONS) {
    if (before?.[section] === 'comingSoon' && doc.sections[section] === 'live') {
      await queueOpening(req, { module: doc.slug, section });
    }
  }
  return doc;
};
