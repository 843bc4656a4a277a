import type { CollectionConfig } from 'payload';
import { beforePublishingField } from '#cms/admin/before-publishing/field.ts';
import { quizTrialField } from '#cms/admin/quiz-trial/field.ts';
import { editors } from '#cms/access/editors.ts';
import { publishedOrEditors } from '#cms/access/published-or-editors.ts';
import { announceChanges } from '#cms/events/announce-changes.ts';
import { seedDigestField } from '#cms/fields/seed-digest.ts';
import { lineField, paragraphField } from '#cms/fields/words.ts';
import { previewOf } from '#cms/preview/preview-of.ts';
import { documentVersions } from '#cms/publishing/versions.ts';
import { checklistFields } from './checklist.ts';
import {
  bandsByField,
  bandsField,
  findingsField,
  questionsField,
  quizModuleField,
  resultFields,
} from './fields.ts';
import { optionsScreenFields } from './options-screen.ts';

/**
 * The scored quizzes: questions, points, bands and findings, all of them an editor's. One that makes no
 * sense cannot be published. Source: specification sections 3 ("LL97 quiz question") and 9.
 */
export const Quizzes: CollectionConfig = {
  slug: 'quizzes',
  labels: { singular: 'Quiz', plural: 'Quizzes' },
  admin: {
    group: 'Content',
    useAsTitle: 'heading',
    defaultColumns: ['heading', 'module', '_status', 'updatedAt'],
    preview: previewOf('quizzes'),
  },
  access: {
    create: editors,
    read: publishedOrEditors,
    readVersions: editors,
    update: editors,
    delete: editors,
  },
  versions: documentVersions,
  hooks: announceChanges,
  fields: [
    beforePublishingField(),
    quizModuleField,
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Questions',
          fields: [
            lineField('heading', 'Heading'),
            paragraphField('intro', 'Introduction'),
            ...optionsScreenFields,
            questionsField,
          ],
        },
        { label: 'Result', fields: [bandsByField, bandsField, findingsField, ...resultFields] },
        { label: 'Checklist', fields: checklistFields },
        { label: 'Try it', fields: [quizTrialField()] },
      ],
    },
    seedDigestField(),
  ],
};
