import { moduleField } from '#cms/fields/common.ts';
import { recordCollection } from '#collections/submissions/record-fields.ts';

export const ReportInquiries = recordCollection({
  slug: 'report-inquiries',
  admin: {
    useAsTitle: 'reportTitle',
    defaultColumns: ['reportTitle', 'name', 'status', 'assignee', 'dueAt', 'createdAt'],
    listSearchableFields: ['reportTitle', 'name', 'email', 'buildingAddress'],
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
});
