import type { ReadinessAnswers } from '#law/internet/readiness.ts';
import { publicPlace } from '#law/internet/public-report.ts';
import { readinessAnswersSchema } from '#law/internet/readiness-answers.ts';
import { isPublicId } from '#cms/urls/public-id.ts';
import { openPayload } from '#cms/open-payload.ts';
import type { QuizSubmission } from '#cms/payload-types.ts';

/** Leaves out the person and where the building is. */
export type ReadinessResult = Pick<QuizSubmission, 'score' | 'submittedAt'> & {
  answers: ReadinessAnswers;
};

export async function findReadinessResult(publicId: string): Promise<ReadinessResult | undefined> {
  if (!isPublicId(publicId)) return undefined;
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'quiz-submissions',
    where: { publicId: { equals: publicId }, module: { equals: 'nyc-internet' } },
    limit: 1,
    pagination: false,
    depth: 0,
    select: { score: true, submittedAt: true, answers: true },
  });
  const [found] = docs;
  if (!found) return undefined;
  const { score, submittedAt, answers } = found;
  return { score, submittedAt, answers: readinessAnswersSchema.parse(answers) };
}

const LISTED_ASSESSMENTS = 10;

export interface PublicAssessment extends Pick<QuizSubmission, 'riskLevel' | 'score' | 'submittedAt'> {
  /** The address, or the borough if the address is withheld. */
  place: string;
  buildingType: string | undefined;
}

const countedAnswers = readinessAnswersSchema.pick({ buildingType: true });

export async function listPublicAssessments(): Promise<PublicAssessment[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'quiz-submissions',
    where: { module: { equals: 'nyc-internet' }, isSpam: { not_equals: true } },
    sort: ['-submittedAt', '-id'],
    limit: LISTED_ASSESSMENTS,
    pagination: false,
    depth: 0,
    select: {
      buildingAddress: true,
      isAddressWithheld: true,
      riskLevel: true,
      score: true,
      submittedAt: true,
      answers: true,
    },
  });
  return docs.map(({ buildingAddress, isAddressWithheld, riskLevel, score, submittedAt, answers }) => ({
    place: publicPlace(buildingAddress, isAddressWithheld === true),
    riskLevel,
    score,
    submittedAt,
    buildingType: countedAnswers.safeParse(answers).data?.buildingType,
  }));
}
