import type { ActionFunctionArgs } from '@remix-run/node';
import {
  submitReadinessAssessment,
  type NewReadinessAssessment,
} from '#collections/quiz-submissions/submit.ts';
import { receiveForm } from '../forms/receive.server.ts';
import { assessmentCheck } from './check.ts';
import { ASSESSMENT_NOT_SAVED } from './messages.ts';
import { resultUrls } from './result-urls.ts';
import type { AssessmentValues } from './schema.ts';

/** The person and the building on one side, what was answered on the other. */
const toAssessment = ({
  userName,
  userEmail,
  buildingAddress,
  isAddressWithheld,
  ...answers
}: AssessmentValues): NewReadinessAssessment => ({
  userName,
  userEmail,
  buildingAddress,
  isAddressWithheld,
  answers,
});

/** Takes the readiness quiz, and leads to its result. */
export const receiveAssessment = (args: Pick<ActionFunctionArgs, 'request' | 'context'>) =>
  receiveForm(args, {
    what: 'assessment',
    check: assessmentCheck,
    store: (values, sender) => submitReadinessAssessment(toAssessment(values), sender),
    leadTo: (publicId) => resultUrls(publicId).completed,
    failure: ASSESSMENT_NOT_SAVED,
  });
