import { moduleField } from '#cms/fields/common.ts';
import { referenceField } from '#collections/inbox/submission-fields.ts';
import { inboxCollection } from '#collections/inbox/inbox-collection.ts';

export const ReportInquiries = inboxCollection({
  slug: 'report-inquiries',
  admin: {
    useAsTitle: 'reportTitle',
    defaultColumns: ['reportTitle', 'name', 'status', 'assignee', 'dueAt', 'createdAt'],
    listSearchableFields: ['reference', 'reportTitle', 'name', 'email', 'buildingAddress'],
  },
  answers: [
    { name: 'reportTitle', label: 'Report', type: 'text', required: true },
    {
      name: 'price',
      label: 'Price at the time of the request, dollars',
      type: 'number',
      required: true,
    },
    { name: 'name', type: 'text', required: true },
    { name: 'email', type: 'email', required: true, index: true },
    { name: 'buildingAddress', type: 'text', required: true },
    { name: 'message', type: 'textarea' },
    moduleField({ admin: { position: 'sidebar' } }),
  ],
  fields: [referenceField()],
});
