import type { Field } from 'payload';
import { lineField, proseField } from '#cms/fields/words.ts';
import { pageGlobal } from './page-global.ts';

const document = (name: string): Field => ({
  name,
  type: 'group',
  fields: [lineField('title', 'Title'), proseField('body', 'Text')],
});

const emailField = (name: string, label: string): Field => ({ name, label, type: 'email', required: true });

/** Privacy policy and terms of service. Specification section 2, "/legal". */
export const Legal = pageGlobal({
  slug: 'legal',
  label: 'Legal',
  path: '/legal',
  fields: [
    lineField('heading', 'Heading'),
    {
      name: 'lastUpdated',
      type: 'date',
      required: true,
      admin: { date: { pickerAppearance: 'monthOnly' }, description: 'Shown as month and year.' },
    },
    emailField('privacyEmail', 'Privacy contact'),
    emailField('legalEmail', 'Legal contact'),
    document('privacy'),
    document('terms'),
  ],
});
