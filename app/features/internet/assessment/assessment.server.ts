import { data } from '@remix-run/node';
import { readPage } from '#app/data/pages.server.ts';
import { findReadinessResult } from '#app/data/readiness-assessments.server.ts';
import { submitReadinessAssessment } from '#collections/quizzes/submissions/submit.ts';
import { receiveForm, type FormRequest } from '#app/features/forms/receive-form.server.ts';
import { moduleUrls } from '#app/urls/module-urls.ts';
import { readinessAnswersIn } from '#app/urls/readiness-url.ts';
import { NO_RESULT, resultView } from './result-view.ts';
import { ASSESSMENT_NOT_SAVED, assessmentForm } from './readiness-fields.ts';

export const loadAssessment = async ({ url }: Pick<Request, 'url'>) => ({
  copy: await readPage('internet-quiz'),
  form: assessmentForm.describe(),
  typed: readinessAnswersIn(url),
});

export type AssessmentData = Awaited<ReturnType<typeof loadAssessment>>;

/** Anyone who knows the result's URL can see it. */
export const receiveAssessment = (args: FormRequest) =>
  receiveForm(args, {
    ...assessmentForm,
    name: 'assessment',
    submit: ({ userName, userEmail, buildingAddress, isAddressWithheld, ...answers }, sender) =>
      submitReadinessAssessment({ userName, userEmail, buildingAddress, isAddressWithheld, answers }, sender),
    next: (publicId) => `${moduleUrls('nyc-internet').quiz}/result/${publicId}?assessment=received`,
    nextIsStatic: true,
    failure: ASSESSMENT_NOT_SAVED,
  });

export async function loadResult(publicId: string) {
  const found = await findReadinessResult(publicId);
  if (!found) throw data(NO_RESULT, { status: 404 });
  return resultView(found, await readPage('internet-quiz'));
}
