import type { QuizSubmission } from '#cms/payload-types.ts';
import { publicPlace } from '#app/regulations/internet/public-place.ts';
import { readinessAnswersSchema } from '#app/regulations/internet/schema.ts';
import { openPayload } from '#cms/open-payload.ts';

/** Source: specification section 9, "Internet report". */
const LISTED_ASSESSMENTS = 10;

/** An assessment, as far as anybody may know it. */
export interface PublicAssessment extends Pick<QuizSubmission, 'riskLevel' | 'score' | 'submittedAt'> {
  /** The building's address, or its borough where the address is withheld. */
  place: string;
  /** The one answer that is counted; undefined where it cannot be read. */
  buildingType: string | undefined;
}

const answersSchema = readinessAnswersSchema.pick({ buildingType: true });

type Listed = Pick<
  QuizSubmission,
  'buildingAddress' | 'isAddressWithheld' | 'riskLevel' | 'score' | 'submittedAt' | 'answers'
>;

const toPublic = (submission: Listed): PublicAssessment => ({
  place: publicPlace(submission.buildingAddress, submission.isAddressWithheld === true),
  riskLevel: submission.riskLevel,
  score: submission.score,
  submittedAt: submission.submittedAt,
  buildingType: answersSchema.safeParse(submission.answers).data?.buildingType,
});

/**
 * The ten latest readiness assessments, newest first, without those of machines: all that the public may know
 * of them, and nothing of a person. Source: specification sections 6 and 7.
 */
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
  return docs.map(toPublic);
}
