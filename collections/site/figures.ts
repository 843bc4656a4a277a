import { groupField } from '#cms/fields/copy.ts';
import { pageGlobal, pageHead } from '#cms/publishing/page-global.ts';

export const FiguresPage = pageGlobal({
  slug: 'figures-page',
  label: 'Figures and deadlines',
  path: '/figures',
  fields: [
    ...pageHead(),
    groupField('deadlines', 'Deadlines', pageHead()),
    groupField('changes', 'Changes', pageHead()),
  ],
});
