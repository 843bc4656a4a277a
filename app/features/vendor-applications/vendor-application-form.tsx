import { getFormProps, type SubmissionResult } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import { useEffect } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Checkbox, Select, TextArea, TextInput } from '#app/ui/forms/controls.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { summarise } from '#app/ui/forms/summarise.ts';
import { useValidatedForm } from '#app/ui/forms/use-validated-form.ts';
import { showToast } from '#app/ui/toasts/toast-queue.ts';
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
  form: { module, moduleName, choices, constraint },
  result,
}: VendorApplicationFormProps) {
  const isSubmitting = useNavigation().formMethod === 'POST';
  const { form, fields, onFocus } = useValidatedForm<VendorApplicationValues>({
    id: 'vendor-application',
    lastResult: isSubmitting ? undefined : result,
    constraint,
    loadCheck: async () => (await import('./check.ts')).vendorApplicationCheck(module),
  });
  const failure = result?.error?.['']?.join(' ');
  useEffect(() => {
    if (failure) showToast({ kind: 'error', title: SUBMISSION_FAILED_TITLE, description: failure });
  }, [failure, result]);
  const experience = `Experience with ${moduleName}`;
  return (
    <Form
      method="post"
      {...getFormProps(form)}
      onFocus={onFocus}
      preventScrollReset
      className="grid max-w-[38rem] gap-6"
    >
      <ErrorSummary items={summarise(fields, { ...LABELS, experience })} formErrors={form.errors} />
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
      <Checkbox field={fields.requestsDiscountCode} label={LABELS.requestsDiscountCode} />
      <div>
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Submitting...' : 'Submit Application'}
        </Button>
      </div>
    </Form>
  );
}
