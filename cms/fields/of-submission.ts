import type { Field } from 'payload';
import { nobody } from '#cms/access.ts';
import { INBOX, INBOX_SLUGS } from '#cms/inbox/kinds.ts';

/** Which submission a note or a change belongs to: its collection, and its number there. */
export const ofSubmission = (): Field[] => [
  {
    name: 'collection',
    type: 'select',
    required: true,
    options: INBOX_SLUGS.map((value) => ({ value, label: INBOX[value].label })),
    access: { update: nobody },
  },
  { name: 'document', type: 'number', required: true, access: { update: nobody } },
];
