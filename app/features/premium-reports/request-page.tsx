import { BackLink, ButtonLink } from '#app/ui/button.tsx';
import { TextArea, TextInput } from '#app/ui/forms/controls.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { Confirmation, ReferenceNumber, useIsConfirmed, useReference } from '../forms/confirmation.tsx';
import { SubmissionForm } from '../forms/submission-form.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import { price } from '#app/ui/price.ts';
import type { PremiumReportData } from './premium-report.server.ts';
import type { EnquiryFields } from './schema.ts';

const LABELS = {
  name: 'Name',
  email: 'Email',
  buildingAddress: 'Building address',
  message: 'What we should know',
};

function EnquiryForm({ form }: Pick<PremiumReportData, 'form'>) {
  const { control, submission } = useSubmission<EnquiryFields>({
    id: 'report-enquiry',
    form,
    labels: LABELS,
    loadCheck: async () => (await import('./schema.ts')).enquiryCheck,
  });
  return (
    <SubmissionForm {...submission} submitLabel="Send the request">
      <TextInput {...control('name')} autoComplete="name" />
      <TextInput {...control('email')} type="email" autoComplete="email" />
      <TextInput {...control('buildingAddress')} autoComplete="street-address" />
      <TextArea
        {...control('message')}
        hint="For instance the uses, the fuels, and the deadline that you have to meet."
      />
    </SubmissionForm>
  );
}

interface RequestPageProps extends PremiumReportData {
  /** Where the module's reports are, and where its premium ones are. */
  reportsUrl: string;
  premiumUrl: string;
}

/** The page on which a premium report is requested. */
export function RequestPage({ report, form, reportsUrl, premiumUrl }: RequestPageProps) {
  const isConfirmed = useIsConfirmed('enquiry');
  const reference = useReference();
  return (
    <PageWidth className="py-8 sm:py-12">
      <BackLink href={premiumUrl}>Premium reports</BackLink>
      <h1 className="mt-6 text-[2.1rem] sm:text-[2.8rem]">{report.title}</h1>
      <p className="mt-3 text-[1.5rem] font-bold">{price(report.price)}</p>
      <p className="mt-3 mb-9 max-w-[44rem] text-[1.1rem] text-soft">{report.description}</p>
      <section id="enquiry" aria-label="Request">
        {isConfirmed ? (
          <Confirmation
            title="Request received"
            description="We answer by e-mail with the scope, the price and a date. Nothing is charged before you agree."
          >
            <ReferenceNumber reference={reference} />
            <ButtonLink href={reportsUrl} look="secondary" className="mt-7">
              Back to the reports
            </ButtonLink>
          </Confirmation>
        ) : (
          <EnquiryForm form={form} />
        )}
      </section>
    </PageWidth>
  );
}
