import { groupField, paragraphField, titledTextFields } from '#cms/fields/copy.ts';
import { previewUrl } from '#cms/publishing/preview.ts';
import { publicGlobal } from '#cms/publishing/page-global.ts';

const PATH = '/nyc-pest/report';

/** What the checklists of all quizzes share. Each quiz has its own heading, introduction and steps. */
export const ChecklistPage = publicGlobal({
  slug: 'checklist-page',
  label: 'Checklist page',
  admin: { group: 'Pages of tools', preview: () => previewUrl(PATH) },
  custom: { path: PATH, previewUrl: previewUrl(PATH) },
  fields: [
    groupField('quizCall', 'Call to take the quiz', titledTextFields()),
    paragraphField('emptyText', 'Text when no step is left', 300),
    groupField('help', 'Call to find help', titledTextFields()),
  ],
});
