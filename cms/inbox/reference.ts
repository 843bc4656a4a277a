import { randomInt } from 'node:crypto';
import type { Condition, TextField } from 'payload';
import { nobody } from '#cms/access.ts';

/** Digits and letters that are not taken for one another when they are read out, and that spell no words. */
const SIGNS = '23456789BCDFGHJKMNPQRSTVWXYZ';
const HALF = 4;

const half = (): string => Array.from({ length: HALF }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** A new reference number, such as "K7M2-9QXD". It is random: it says nothing about how much is sent, or by whom. */
export const newReference = (): string => `${half()}-${half()}`;

/**
 * The number by which a visitor and staff speak of a submission. It opens nothing: there is no page at which it could be
 * typed in. Where not each document of a collection is work, `isWork` says which.
 */
export const referenceField = (isWork?: Condition): TextField => ({
  name: 'reference',
  label: 'Reference number',
  type: 'text',
  unique: true,
  defaultValue: newReference,
  access: { create: nobody, update: nobody },
  admin: {
    position: 'sidebar',
    readOnly: true,
    condition: isWork,
    description: 'The visitor got it on the confirmation page and by mail.',
  },
});
