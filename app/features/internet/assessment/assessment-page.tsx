import type { ReactNode } from 'react';
import { READINESS_QUESTIONS } from '#law/internet/readiness.ts';
import { Checkbox, RadioGroup, TextArea, TextInput } from '#app/ui/forms/controls.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { SubmissionForm, useSubmission } from '#app/features/forms/submission-form.tsx';
import type { AssessmentData } from './assessment.server.ts';
import { FORM } from '../texts.ts';
import { BeforeSending } from './before-sending.tsx';
import { QUESTION_NAMES, READINESS_FORM } from '#app/urls/readiness-url.ts';

const formLabels = ({ questions }: AssessmentData['copy']) => ({
  userName: 'Name',
  userEmail: 'Email',
  buildingAddress: 'Building address',
  isAddressWithheld: FORM.withhold,
  buildingType: questions.buildingType.label,
  hasExistingInfrastructure: questions.hasExistingInfrastructure.label,
  broadbandAvailability: questions.broadbandAvailability.label,
  willingToUpgrade: questions.willingToUpgrade.label,
  additionalNotes: 'Additional notes',
});

interface FormSectionProps {
  id: string;
  heading: string;
  intro: string;
  children: ReactNode;
}

const FormSection = ({ id, heading, intro, children }: FormSectionProps) => (
  <section aria-labelledby={id} className="grid gap-6 border-t-4 border-lot pt-5 not-first:mt-4">
    <div>
      <h2 id={id} className="text-fit-md">
        {heading}
      </h2>
      <p className="mt-1.5 text-soft">{intro}</p>
    </div>
    {children}
  </section>
);

function AssessmentForm({ copy, form, typed }: AssessmentData) {
  const labels = formLabels(copy);
  const { control, fields, submission } = useSubmission({
    id: READINESS_FORM,
    form,
    labels,
    defaultValue: typed,
    loadForm: async () => (await import('./readiness-fields.ts')).assessmentForm,
  });
  return (
    <SubmissionForm {...submission} submitLabel={FORM.submit} leadsOn>
      <FormSection id="contact-information" heading={FORM.contact} intro={copy.contact.intro}>
        <TextInput {...control('userName')} autoComplete="name" />
        <TextInput {...control('userEmail')} type="email" autoComplete="email" />
      </FormSection>
      <FormSection id="building-information" heading={FORM.building} intro={copy.building.intro}>
        <TextInput {...control('buildingAddress')} hint={FORM.addressHint} autoComplete="address-line1" />
        <Checkbox {...control('isAddressWithheld')} hint={copy.withholding.hint} />
        {QUESTION_NAMES.map((question) => (
          <RadioGroup
            key={question}
            {...control(question)}
            hint={copy.questions[question].hint}
            choices={READINESS_QUESTIONS[question]}
          />
        ))}
        <TextArea {...control('additionalNotes')} hint={FORM.notesHint} />
      </FormSection>
      <BeforeSending heading={FORM.summary} fields={fields} labels={labels} />
    </SubmissionForm>
  );
}

export const AssessmentPage = (data: AssessmentData) => (
  <PageWidth className="py-10 sm:py-14">
    <h1 className="max-w-[44rem] text-[2.1rem] sm:text-[2.8rem]">{data.copy.heading}</h1>
    <p className="mt-4 mb-9 max-w-[44rem] text-[1.1rem] text-soft">{data.copy.lead}</p>
    {Object.keys(data.typed).length > 0 ? (
      <p className="mb-8 max-w-[38rem] border-l-4 border-lot bg-lot-tint px-5 py-3">{FORM.filledIn}</p>
    ) : null}
    <AssessmentForm {...data} />
  </PageWidth>
);
