import type { SubmissionResult } from '@conform-to/react';
import { READINESS_QUESTIONS, type ReadinessQuestion } from '#app/regulations/internet/readiness.ts';
import { RadioGroup } from '#app/ui/forms/choice-list.tsx';
import { Checkbox, TextArea, TextInput } from '#app/ui/forms/controls.tsx';
import { summarise } from '#app/ui/forms/summarise.ts';
import { SubmissionForm } from '../forms/submission-form.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import type { LoadedAssessment } from './assessment.server.ts';
import { FormSection } from './form-section.tsx';
import type { AssessmentValues } from './schema.ts';

interface AssessmentFormProps extends LoadedAssessment {
  /** What the action answered, when it refused. */
  result: SubmissionResult | undefined;
}

const LABELS = {
  userName: 'Name',
  userEmail: 'Email',
  buildingAddress: 'Building address',
  additionalNotes: 'Additional notes',
} as const;

const QUESTIONS = Object.keys(READINESS_QUESTIONS) as ReadinessQuestion[];

/** What each field is called in the summary of what is wrong, in the form's order. */
function namesOf({ questions, withholding }: LoadedAssessment['words']) {
  const { userName, userEmail, buildingAddress, additionalNotes } = LABELS;
  return {
    userName,
    userEmail,
    buildingAddress,
    isAddressWithheld: withholding.label,
    buildingType: questions.buildingType.label,
    hasExistingInfrastructure: questions.hasExistingInfrastructure.label,
    broadbandAvailability: questions.broadbandAvailability.label,
    willingToUpgrade: questions.willingToUpgrade.label,
    additionalNotes,
  };
}

/** The form of the readiness quiz: who asks, and the building. */
export function AssessmentForm({ words, constraint, result }: AssessmentFormProps) {
  const { fields, ...submission } = useSubmission<AssessmentValues>({
    id: 'readiness-quiz',
    result,
    constraint,
    loadCheck: async () => (await import('./check.ts')).assessmentCheck,
  });
  return (
    <SubmissionForm
      {...submission}
      problems={summarise(fields, namesOf(words))}
      submitLabel={words.submitLabel}
      leadsOn
    >
      <FormSection id="contact-information" {...words.contact}>
        <TextInput field={fields.userName} label={LABELS.userName} autoComplete="name" />
        <TextInput field={fields.userEmail} label={LABELS.userEmail} type="email" autoComplete="email" />
      </FormSection>
      <FormSection id="building-information" {...words.building}>
        <TextInput
          field={fields.buildingAddress}
          label={LABELS.buildingAddress}
          hint="Number and street, and the borough."
          autoComplete="street-address"
        />
        <Checkbox field={fields.isAddressWithheld} {...words.withholding} />
        {QUESTIONS.map((question) => (
          <RadioGroup
            key={question}
            field={fields[question]}
            {...words.questions[question]}
            choices={READINESS_QUESTIONS[question]}
          />
        ))}
        <TextArea
          field={fields.additionalNotes}
          label={LABELS.additionalNotes}
          hint="Only our staff read them."
        />
      </FormSection>
    </SubmissionForm>
  );
}
