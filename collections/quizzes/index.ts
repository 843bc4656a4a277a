import type { CollectionConfig } from 'payload';
import { contentAccess } from '#cms/access.ts';
import { draftEventHooks } from '#cms/publishing/publish-events.ts';
import { seedDigestField } from '#cms/fields/common.ts';
import { textField, textareaField } from '#cms/fields/copy.ts';
import { beforePublishingField, componentField } from '#cms/fields/ui-fields.ts';
import { documentVersions } from '#cms/publishing/drafts.ts';
import { makePreview } from '#cms/publishing/preview.ts';
import { questionsField, quizModuleField, resultFields } from './quiz-fields.ts';
import { checklistFields, optionsScreenFields } from './optional-screens.ts';

export const Quizzes: CollectionConfig = {
  slug: 'quizzes',
  labels: { singular: 'Quiz', plural: 'Quizzes' },
  admin: {
    group: 'Content',
    useAsTitle: 'heading',
    defaultColumns: ['heading', 'module', '_status', 'updatedAt'],
    preview: makePreview('quizzes'),
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
            textField('heading', 'Heading'),
            textareaField('intro', 'Introduction'),
            ...optionsScreenFields,
            questionsField,
          ],
        },
        { label: 'Result', fields: resultFields },
        { label: 'Checklist', fields: checklistFields },
        {
          label: 'Try it',
          fields: [componentField('trial', '/collections/quizzes/quiz-trial.tsx#QuizTrial')],
        },
      ],
    },
    seedDigestField(),
  ],
};
