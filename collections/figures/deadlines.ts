import type { CollectionConfig } from 'payload';
import { textField, textareaField } from '#cms/fields/copy.ts';
import { registerAccess } from '#cms/register/access.ts';
import { deadlineEndpoints } from './figure-endpoints.ts';
import { dayField, registerFields } from './register-fields.ts';
import { registerHooks } from './register-hooks.ts';
import { noticeEndpoints } from '#collections/following/law-notices/notice-endpoints.ts';
import { documentVersions } from '#cms/publishing/drafts.ts';

export const Deadlines: CollectionConfig = {
  slug: 'deadlines',
  admin: {
    group: 'Figures',
    useAsTitle: 'what',
    defaultColumns: ['what', 'law', 'date', 'certainty', 'checkedOn', '_status'],
    listSearchableFields: ['what', 'key', 'law', 'who'],
  },
  defaultSort: 'date',
  access: registerAccess,
  versions: documentVersions,
  endpoints: [...deadlineEndpoints, ...noticeEndpoints],
  hooks: registerHooks,
  fields: registerFields('ll97-report', [
    textField('what', 'What is due', 200),
    textField('law', 'Law', 160),
    textareaField('who', 'Who it applies to', 400),
    dayField('date', 'Day', {
      admin: {
        description: 'The only day, or the first of several. Leave empty if it depends on something else.',
      },
    }),
    {
      name: 'everyYears',
      label: 'Repeats every ... years',
      type: 'number',
      min: 1,
      max: 50,
      admin: {
        description: 'Enter 1 for every year, 2 for every other year. Leave empty if it happens once.',
      },
    },
    textField('dateInWords', 'When, in words', 200),
    textField('penalty', 'Penalty for missing it', 300),
  ]),
};
