import type { CollectionConfig } from 'payload';
import { contentAccess } from '#cms/access.ts';
import { draftEventHooks } from '#cms/events/publish.ts';
import { seedDigestField } from '#cms/fields/common.ts';
import { lineField, paragraphField } from '#cms/fields/copy.ts';
import { beforePublishingField } from '#cms/fields/ui-fields.ts';
import { documentVersions } from '#cms/publishing/drafts.ts';
import { previewOf } from '#cms/publishing/preview.ts';
import { checklistFields } from './checklist.ts';
import {
  bandsByField,
  bandsField,
  findingsField,
  questionsField,
  quizModuleField,
  quizTrialField,
  resultFields,
} from './fields.ts';
import { optionsScreenFields } from './options-screen.ts';

/** The scored quizzes. An invalid one cannot be published. Source: specification sections 3 and 9. */
export const Quizzes: CollectionConfig = {
  slug: 'quizzes',
  labels: { singular: 'Quiz', plural: 'Quizzes' },
  admin: {
    group: 'Content',
    useAsTitle: 'heading',
    defaultColumns: ['heading', 'module', '_status', 'updatedAt'],
    preview: previewOf('quizzes'),
  },
  access: contentAccess,
  versions: documentVersions,
  hooks: draftEventHooks,
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
        { label: 'Try it', fields: [quizTrialField] },
      ],
    },
    seedDigestField(),
  ],
};
