import { useLocation } from '@remix-run/react';
import type { PartnerCard } from '#app/data/partners.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Checkbox, CheckboxGroups, Select, TextArea, TextInput } from '#app/ui/forms/controls.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { SideCard, SidePoint } from '#app/ui/layout/side-card.tsx';
import { Confirmation, emptyFormUrl, useIsConfirmed } from '#app/features/forms/confirmation.tsx';
import { SubmissionForm, useSubmission } from '#app/features/forms/submission-form.tsx';
import { moduleUrls } from '#app/urls/module-urls.ts';
import type { ExpertsCopy } from '../directory.server.ts';
import { FindExpert } from '../find-expert.tsx';
import { APPLICATION, LABELS, SUBMITTED } from './texts.ts';
import type { VendorApplicationData } from './vendor-application.server.ts';

function ApplicationForm({
  module,
  experienceLabel,
  offersDiscountCode,
  choices,
  trades,
  lawGroups,
  form,
}: VendorApplicationData) {
  const { control, submission } = useSubmission({
    id: 'vendor-application',
    form,
    labels: { ...LABELS, experience: experienceLabel },
    loadForm: async () =>
      (await import('./application-fields.ts')).vendorApplicationForm(
        module,
        lawGroups.flatMap((group) => group.choices.map(({ value }) => value)),
      ),
    failureTitle: 'Submission Failed',
  });
  return (
    <SubmissionForm {...submission} submitLabel="Submit Application">
      <TextInput {...control('companyName')} autoComplete="organization" />
      <Select {...control('serviceCategory')} choices={choices} placeholder="Select a service category" />
      <TextInput {...control('contactName')} autoComplete="name" />
      <TextInput {...control('contactEmail')} type="email" autoComplete="email" />
      <TextInput {...control('companyWebsite')} type="url" autoComplete="url" />
      <TextArea {...control('servicesOffered')} hint={APPLICATION.servicesHint} />
      <TextArea {...control('experience')} hint={APPLICATION.experienceHint} />
      <CheckboxGroups
        {...control('trades')}
        hint={APPLICATION.tradesHint}
        groups={[{ label: 'Choose trades', choices: trades }]}
      />
      <CheckboxGroups {...control('laws')} hint={APPLICATION.lawsHint} groups={lawGroups} />
      {offersDiscountCode ? <Checkbox {...control('requestsDiscountCode')} /> : null}
    </SubmissionForm>
  );
}

function ApplicationConfirmation({ module, copy: { nextSteps } }: VendorApplicationData) {
  const emptyForm = emptyFormUrl(useLocation(), 'application');
  const isInternet = module === 'nyc-internet';
  return (
    <Confirmation title={SUBMITTED.title} description={isInternet ? SUBMITTED.internet : SUBMITTED.general}>
      {nextSteps.length > 0 ? (
        <>
          <h3 className="mt-6 text-[1.05rem]">What happens next</h3>
          <ol className="mt-2 grid list-decimal gap-1.5 pl-5 text-soft">
            {nextSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      ) : null}
      <div className="mt-7 flex flex-wrap gap-3">
        {isInternet ? <ButtonLink href={emptyForm}>Submit Another Application</ButtonLink> : null}
        <ButtonLink href={moduleUrls(module).overview} look="secondary">
          Back to the overview
        </ButtonLink>
      </div>
    </Confirmation>
  );
}

const VendorApplication = (data: VendorApplicationData) =>
  useIsConfirmed('application') ? <ApplicationConfirmation {...data} /> : <ApplicationForm {...data} />;

export const VendorApplicationSection = (data: VendorApplicationData) => (
  <section id="application" className="border-t border-hair py-12">
    {useIsConfirmed('application') ? null : (
      <>
        <h2 className="text-fit-xl sm:text-[1.9rem]">{data.copy.heading}</h2>
        <p className="mt-2 mb-8 max-w-[44rem] text-soft">{data.copy.intro}</p>
      </>
    )}
    <VendorApplication {...data} />
  </section>
);

const VendorPoints = ({ copy: { benefits, requirements } }: Pick<VendorApplicationData, 'copy'>) => (
  <SideCard heading={APPLICATION.benefits}>
    {benefits.map(({ title, text }) => (
      <SidePoint key={title} title={title} lines={[text]} />
    ))}
    {requirements.length > 0 ? (
      <SidePoint
        title="Requirements"
        lines={[
          <ul key="requirements" className="grid list-disc gap-1 pl-4.5">
            {requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ul>,
        ]}
      />
    ) : null}
  </SideCard>
);

interface VendorAccessPageProps extends VendorApplicationData {
  experts: ExpertsCopy;
  partners: PartnerCard[];
}

export function VendorAccessPage({ experts, partners, ...data }: VendorAccessPageProps) {
  const isConfirmed = useIsConfirmed('application');
  const Heading = isConfirmed ? 'h1' : 'h2';
  return (
    <PageWidth className="py-10 sm:py-14">
      {isConfirmed ? null : <FindExpert copy={experts} module={data.module} partners={partners} />}
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,38rem)_1fr]">
        <section id="application" aria-labelledby="apply" className="scroll-mt-20">
          <Heading id="apply" className="text-fit-xl sm:text-[1.9rem]">
            {data.copy.heading}
          </Heading>
          <p className="mt-2 mb-8 text-soft">{data.copy.intro}</p>
          <VendorApplication {...data} />
        </section>
        <VendorPoints copy={data.copy} />
      </div>
    </PageWidth>
  );
}
