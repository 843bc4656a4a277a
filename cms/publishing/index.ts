import type { Plugin } from 'payload';
import { draftedScreens } from './drafts.ts';
import { restoresKeepFixedFields } from './keep-fixed-fields.ts';
import { keepNewestDrafts } from './newest-draft.ts';
import { restoreAsDraft } from './restore-as-draft.ts';

export const publishing: Plugin[] = [
  restoreAsDraft,
  restoresKeepFixedFields,
  keepNewestDrafts,
  draftedScreens,
];
