import { SERVICE_CATEGORIES } from '#law/modules.ts';
import { moduleField } from '#cms/fields/common.ts';
import { lawsField, tradesField } from '#cms/fields/expertise.ts';
import { checkboxField } from '#cms/fields/copy.ts';
import { recordCollection } from '#collections/submissions/record-fields.ts';

export const VendorApplications = recordCollection({
  slug: 'vendor-applications',
  admin: {
    useAsTitle: 'companyName',
    defaultColumns: ['companyName', 'module', 'status', 'assignee', 'dueAt', 'createdAt'],
    listSearchableFields: ['companyName', 'contactName', 'contactEmail'],
  },
  answers: [
    { name: 'companyName', type: 'text', required: true, index: true },
    { name: 'serviceCategory', type: 'select', required: true, options: SERVICE_CATEGORIES },
    { name: 'contactName', type: 'text', required: true },
    { name: 'contactEmail', type: 'email', required: true, index: true },
    { name: 'companyWebsite', type: 'text' },
    checkboxField('requestsDiscountCode', 'Requests the affiliate discount code'),
    { name: 'servicesOffered', type: 'textarea', required: true },
    { name: 'experience', type: 'textarea', required: true },
    lawsField('The building laws that the vendor works on.'),
    tradesField(),
    moduleField({ admin: { position: 'sidebar' } }),
  ],
});
