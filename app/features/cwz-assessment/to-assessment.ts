import type { NewCwzAssessment } from '#collections/cwz-assessments/submit.ts';
import { OTHER_HAULER } from '#app/regulations/cwz/choices.ts';
import { formOf, type Answers } from './draft.ts';
import { CHECKS } from './checks.ts';

/** A step's values. Only a complete draft is asked for them. */
function valuesOf<Step extends keyof typeof CHECKS>(step: Step, answers: Answers) {
  const submission = CHECKS[step](formOf(step, answers));
  if (submission.status !== 'success') throw new Error(`The step "${step}" is not complete.`);
  return submission.value as Extract<ReturnType<(typeof CHECKS)[Step]>, { status: 'success' }>['value'];
}

/** The assessment of a complete draft, as it is stored. Throws where a step is not complete. */
export function toAssessment(answers: Answers): NewCwzAssessment {
  const { trash, recycling, foodWaste, ...business } = valuesOf('business', answers);
  const { customHaulerName, satisfactionRating, complianceWarning, ...hauler } = valuesOf('hauler', answers);
  return {
    ...business,
    wasteTypes: { trash, recycling, foodWaste },
    ...hauler,
    customHaulerName: hauler.currentHauler === OTHER_HAULER ? customHaulerName : undefined,
    satisfactionRating: Number(satisfactionRating),
    complianceWarning: complianceWarning === 'yes',
    ...valuesOf('consent', answers),
    ...valuesOf('contact', answers),
  };
}
