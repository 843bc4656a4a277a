import type { Field } from 'payload';
import { nobody } from '#cms/access/nobody.ts';

/** Which submission a note or a change belongs to: its collection, and its number there. */
export const ofSubmission = (): Field[] => [
  { name: 'collection', type: 'text', required: true, access: { update: nobody } },
  { name: 'document', type: 'number', required: true, access: { update: nobody } },
];
