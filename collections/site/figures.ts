import { groupField, lineField, paragraphField } from '#cms/fields/copy.ts';
import { pageGlobal, pageHead } from '#cms/publishing/page-global.ts';

export const FiguresPage = pageGlobal({
  slug: 'figures-page',
  label: 'Figures and deadlines',
  path: '/figures',
  fields: [
    ...pageHead(),
    groupField('deadlines', 'Deadlines', pageHead()),
    paragraphField('noneText', 'When no figure or deadline matches', 300),
    lineField('filesHeading', 'Heading of the links to files'),
    groupField('changes', 'Changes', [
      ...pageHead(),
      paragraphField('emptyText', 'Text when nothing has changed', 300),
    ]),
  ],
});
