import type { Faker } from '@faker-js/faker';
import type { InvoiceSubmission } from '#cms/payload-types.ts';
import { demoId } from './demo-id.ts';
import type { Moments } from './moments.ts';

/** How the analysis of a bill has gone, by how long ago the bill came. */
const COURSES: readonly { olderThanHours: number; courses: readonly InvoiceSubmission['status'][][] }[] = [
  {
    olderThanHours: 72,
    courses: [['inReview', 'reportSent'], ['inReview', 'reportSent'], ['inReview', 'rejected'], ['inReview']],
  },
  { olderThanHours: 20, courses: [['inReview'], ['inReview', 'reportSent'], []] },
  { olderThanHours: 0, courses: [[]] },
];

const HOURS_A_STEP = 9;

function writtenFor(status: InvoiceSubmission['status'], generator: Faker, at: Date) {
  if (status === 'rejected') return { rejectionReason: 'The page with the charges is missing.' };
  if (status !== 'reportSent') return {};
  const monthlyCost = generator.number.int({ min: 300, max: 1900 });
  const fairMonthlyCost = Math.round(monthlyCost * generator.number.float({ min: 0.7, max: 0.95 }));
  return {
    summary: `You pay about $${monthlyCost - fairMonthlyCost} a month more than businesses like yours.`,
    monthlyCost,
    fairMonthlyCost,
    findings: [{ title: 'A fuel surcharge', text: 'It is not part of the agreement.' }],
    recommendations: [{ text: 'Ask the hauler for an offer at the rate of the zone.' }],
    reportId: demoId(generator),
    sentAt: at.toISOString(),
  };
}

/** An analysis that has come as far as its age lets one expect, by legal moves only. */
export function makeAnalysis(generator: Faker, moments: Moments, receivedAt: Date) {
  const { courses = [] } =
    COURSES.find(({ olderThanHours }) => moments.ageOf(receivedAt) >= olderThanHours) ?? {};
  const course = generator.helpers.arrayElement(courses);
  const at = (step: number): Date => moments.later(receivedAt, (step + 1) * HOURS_A_STEP);
  const status = course.at(-1) ?? 'pending';
  return { status, analysis: writtenFor(status, generator, at(course.length - 1)) };
}
