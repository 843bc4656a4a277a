import { moduleField } from '#cms/fields/common.ts';
import { asSent, referenceField } from '#cms/inbox/submission-fields.ts';
import { inboxCollection } from '#cms/inbox/inbox-collection.ts';

/** Requests for a premium report. Source: specification section 9, "LL97 premium reports"; the design card. */
export const ReportEnquiries = inboxCollection({
  slug: 'report-enquiries',
  admin: {
    useAsTitle: 'reportTitle',
    defaultColumns: ['reportTitle', 'name', 'status', 'assignee', 'dueAt', 'createdAt'],
    listSearchableFields: ['reference', 'reportTitle', 'name', 'email', 'buildingAddress'],
  },
  fields: [
    { name: 'reportTitle', label: 'Report', type: 'text', required: true, ...asSent },
    {
      name: 'price',
      label: 'Price at the time of the request, dollars',
      type: 'number',
      required: true,
      ...asSent,
    },
    { name: 'name', type: 'text', required: true, ...asSent },
    { name: 'email', type: 'email', required: true, index: true, ...asSent },
    { name: 'buildingAddress', type: 'text', required: true, ...asSent },
    { name: 'message', type: 'textarea', ...asSent },
    referenceField(),
    moduleField({ ...asSent, admin: { position: 'sidebar' } }),
  ],
});
