import { BackLink, ButtonLink } from '#app/ui/button.tsx';
import { TextArea, TextInput } from '#app/ui/forms/controls.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import {
  Confirmation,
  ReferenceNumber,
  useIsConfirmed,
  useReference,
} from '#app/features/forms/confirmation.tsx';
import { SubmissionForm, useSubmission } from '#app/features/forms/submission-form.tsx';
import { price } from '#law/numbers.ts';
import { REQUEST } from './texts.ts';
import type { PremiumReportData } from './premium-report.server.ts';

const LABELS = {
  name: 'Name',
  email: 'Email',
  buildingAddress: 'Building address',
  message: 'What should we know?',
};

function InquiryForm({ form }: Pick<PremiumReportData, 'form'>) {
  const { control, submission } = useSubmission({
    id: 'report-inquiry',
    form,
    labels: LABELS,
    loadForm: async () => (await import('./inquiry-fields.ts')).inquiryForm,
  });
  return (
    <SubmissionForm {...submission} submitLabel="Send Request">
      <TextInput {...control('name')} autoComplete="name" />
      <TextInput {...control('email')} type="email" autoComplete="email" />
      <TextInput {...control('buildingAddress')} autoComplete="address-line1" />
      <TextArea {...control('message')} hint={REQUEST.hint} />
    </SubmissionForm>
  );
}

interface RequestPageProps extends PremiumReportData {
  reportsUrl: string;
  premiumUrl: string;
}

export function RequestPage({ report, form, reportsUrl, premiumUrl }: RequestPageProps) {
  const isConfirmed = useIsConfirmed('inquiry');
  const reference = useReference();
  return (
    <PageWidth className="py-8 sm:py-12">
      <BackLink href={premiumUrl}>Premium reports</BackLink>
      <h1 className="mt-6 text-[2.1rem] sm:text-[2.8rem]">{report.title}</h1>
      <p className="mt-3 text-[1.5rem] font-bold">{price(report.price)}</p>
      <p className="mt-3 mb-9 max-w-[44rem] text-[1.1rem] text-soft">{report.description}</p>
      <section id="inquiry" aria-label="Request">
        {isConfirmed ? (
          <Confirmation title={REQUEST.received.title} description={REQUEST.received.text}>
            <ReferenceNumber reference={reference} />
            <ButtonLink href={reportsUrl} look="secondary" className="mt-7">
              Back to the reports
            </ButtonLink>
          </Confirmation>
        ) : (
          <InquiryForm form={form} />
        )}
      </section>
    </PageWidth>
  );
}
