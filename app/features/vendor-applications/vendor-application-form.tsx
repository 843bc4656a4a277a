import type { SubmissionResult } from '@conform-to/react';
import { Checkbox, Select, TextArea, TextInput } from '#app/ui/forms/controls.tsx';
import { summarise } from '#app/ui/forms/summarise.ts';
import { SubmissionForm } from '../forms/submission-form.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import type { VendorFormData } from './form-data.server.ts';
import { SUBMISSION_FAILED_TITLE } from './messages.ts';
import type { VendorApplicationValues } from './schema.ts';

interface VendorApplicationFormProps {
  form: VendorFormData;
  result: SubmissionResult | undefined;
}

const LABELS = {
  companyName: 'Company name',
  serviceCategory: 'Service category',
  contactName: 'Contact name',
  contactEmail: 'Contact email',
  companyWebsite: 'Company website',
  requestsDiscountCode: 'Send me an affiliate discount code for the partner sales platform',
  servicesOffered: 'Services offered',
} as const;

/** The application form of one module. */
export function VendorApplicationForm({
  form: { module, experienceLabel: experience, offersDiscountCode, choices, constraint },
  result,
}: VendorApplicationFormProps) {
  const { fields, ...submission } = useSubmission<VendorApplicationValues>({
    id: 'vendor-application',
    result,
    constraint,
    loadCheck: async () => (await import('./check.ts')).vendorApplicationCheck(module),
    failureTitle: SUBMISSION_FAILED_TITLE,
  });
  return (
    <SubmissionForm
      {...submission}
      problems={summarise(fields, { ...LABELS, experience })}
      submitLabel="Submit Application"
    >
      <TextInput field={fields.companyName} label={LABELS.companyName} autoComplete="organization" />
      <Select
        field={fields.serviceCategory}
        label={LABELS.serviceCategory}
        choices={choices}
        placeholder="Select a service category"
      />
      <TextInput field={fields.contactName} label={LABELS.contactName} autoComplete="name" />
      <TextInput field={fields.contactEmail} label={LABELS.contactEmail} type="email" autoComplete="email" />
      <TextInput field={fields.companyWebsite} label={LABELS.companyWebsite} type="url" autoComplete="url" />
      <TextArea
        field={fields.servicesOffered}
        label={LABELS.servicesOffered}
        hint="What you do for a building, and in which boroughs."
      />
      <TextArea
        field={fields.experience}
        label={experience}
        hint="Buildings, years and certifications, as far as you may name them."
      />
      {offersDiscountCode ? (
        <Checkbox field={fields.requestsDiscountCode} label={LABELS.requestsDiscountCode} />
      ) : null}
    </SubmissionForm>
  );
}
