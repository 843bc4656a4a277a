import type { Field } from 'payload';
import { pagePreviewField } from '#cms/admin/page-preview/field.ts';
import { lineField, proseField } from '#cms/fields/words.ts';
import { pageGlobal } from './page-global.ts';

const document = (name: 'privacy' | 'terms'): Field => ({
  name,
  type: 'group',
  fields: [
    pagePreviewField('preview', { what: 'this text', path: '/legal', tab: `tab=${name}` }),
    lineField('title', 'Title'),
    proseField('body', 'Text'),
  ],
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
