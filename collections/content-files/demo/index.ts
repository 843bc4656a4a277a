import type { Payload } from 'payload';
import { MODULE_SLUGS, regulatoryModule } from '#law/modules.ts';
import { type ReadinessAnswers, readinessBand, readinessScore } from '#law/internet/readiness.ts';
import { NO_ENERGY } from '#law/ll97/emissions.ts';
import { newPublicId } from '#cms/urls/public-id.ts';
import { inTransaction } from '#cms/database/transactions.ts';
import { createSubmission } from '#collections/submissions/store.ts';
import { storeAssessment, storeInvoice } from './bills.ts';
import { fullAddress, setStatus, type Store, VISITORS } from './visitors.ts';

const MESSAGES = [
  [
    'Is my building covered?',
    'It has about 30,000 square feet and two lots. Does the law count them together?',
  ],
  ['A question about the deadline', 'We bought the building in March. Who files the report for last year?'],
  ['Changing our carter', 'Our zone begins next year. May we sign an agreement now?'],
  ['A figure in your article', 'Is the rate in the second example the one for this year?'],
  ['Listing our firm', 'We applied as a vendor two weeks ago. When will we hear from you?'],
] as const;

const storeMessage: Store = async ({ req, sender: { name, email }, index, sent, isOld, digest }) => {
  const [title, message] = MESSAGES[index] ?? MESSAGES[0];
  const summary = { title, name, email, excerpt: message };
  const { id } = await createSubmission(req, 'contact-messages', { ...summary, ...sent });
  if (isOld) await setStatus(req, id, 'answered');
  const submissionDigest = digest('message');
  const data = { ...sent, submission: id, name, email, subject: title, message, submissionDigest };
  return req.payload.create({ collection: 'contact-messages', data, req });
};

const storeFeedback: Store = async ({ req, sender: { name, email }, sent, digest }) => {
  const feedback = 'The example report made it clear in a minute. A calculator for steam would help us.';
  const summary = { title: 'Suggestion', name, email, excerpt: feedback };
  const { id } = await createSubmission(req, 'feedback', { ...summary, ...sent });
  const submissionDigest = digest('feedback');
  return req.payload.create({
    collection: 'feedback',
    data: { ...sent, submission: id, name, email, feedbackType: 'suggestion', feedback, submissionDigest },
    req,
  });
};

const storeInquiry: Store = async ({ req, sender, sent, digest }) => {
  const { name, email } = sender;
  const [reportTitle, message] = ['Compliance Strategy Plan', 'When could you begin?'];
  const summary = { title: reportTitle, name, email, module: 'll97', excerpt: message };
  const { id } = await createSubmission(req, 'report-inquiries', { ...summary, ...sent });
  return req.payload.create({
    collection: 'report-inquiries',
    data: {
      ...sent,
      submission: id,
      module: 'll97',
      reportTitle,
      price: 2500,
      name,
      email,
      buildingAddress: fullAddress(sender),
      message,
      submissionDigest: digest('inquiry'),
    },
    req,
  });
};

const SERVICES = [
  ['ll97', 'Engineering', 'Energy studies and yearly reports'],
  ['ll199', 'Waste Hauling', 'Waste and recycling collection'],
  ['nyc-internet', 'isp', 'Internet access and building wiring'],
  ['nyc-pest', 'Pest Management', 'Integrated pest management'],
  ['cwz', 'Waste Hauling', 'Collection in three zones'],
] as const;

const storeVendor: Store = async ({ req, sender, index, sent, isOld, digest }) => {
  const [module, serviceCategory, service] = SERVICES[index] ?? SERVICES[0];
  const { name, email, lastName } = sender;
  const companyName = `${lastName} Building Services`;
  const servicesOffered = `${service} for owners of 20 or more units.`;
  const summary = { title: companyName, name, company: companyName, email, module, excerpt: servicesOffered };
  const { id } = await createSubmission(req, 'vendor-applications', { ...summary, ...sent });
  if (isOld) await setStatus(req, id, 'inReview');
  return req.payload.create({
    collection: 'vendor-applications',
    data: {
      ...sent,
      submission: id,
      module,
      companyName,
      serviceCategory,
      contactName: name,
      contactEmail: email,
      companyWebsite: 'https://example.com',
      requestsDiscountCode: false,
      servicesOffered,
      experience: '12 years, in all five boroughs.',
      submissionDigest: digest('vendor'),
    },
    req,
  });
};

const cycle = <Choice>(choices: readonly [Choice, ...Choice[]], index: number): Choice =>
  choices[index % choices.length] ?? choices[0];

const storeQuizResult: Store = ({ req, sender, index, sent, isOld, digest, publicId }) => {
  const answers: ReadinessAnswers = {
    buildingType: cycle(['mixed-use', 'residential', 'commercial'], index),
    hasExistingInfrastructure: cycle(['unsure', 'yes', 'no'], index),
    broadbandAvailability: cycle(['good', 'limited', 'excellent', 'poor'], index),
    willingToUpgrade: cycle(['maybe', 'yes', 'no'], index),
  };
  const score = readinessScore(answers);
  return req.payload.create({
    collection: 'quiz-submissions',
    data: {
      ...sent,
      module: 'nyc-internet',
      userName: sender.name,
      userEmail: sender.email,
      buildingAddress: fullAddress(sender),
      isAddressWithheld: isOld,
      answers,
      score,
      riskLevel: readinessBand(score).level,
      submittedAt: sent.createdAt,
      publicId: publicId('readiness'),
      submissionDigest: digest('quiz'),
    },
    req,
  });
};

const storeEmissionsReport: Store = ({ req, sender, sent, publicId }) => {
  const buildingAddress = fullAddress(sender);
  const building = {
    address: buildingAddress,
    uses: [{ propertyType: 'Office', squareFeet: 60_000 }],
    energy: { ...NO_ENERGY, electricityKwh: 700_000, naturalGasTherms: 21_000 },
    pathway: 'article320',
  };
  const data = { ...sent, publicId: publicId('ll97'), buildingAddress, building };
  return req.payload.create({ collection: 'emissions-reports', data, req });
};

const storeSubscription: Store = async ({ req, sender: { email }, index, sent }) => {
  const { newsletterSource: source } = regulatoryModule(MODULE_SLUGS[index] ?? 'll97');
  const confirmed = { ...sent, email, status: 'confirmed', confirmedAt: sent.createdAt } as const;
  const data = { ...confirmed, key: newPublicId() };
  const { id } = await req.payload.create({ collection: 'subscribers', data, req });
  return req.payload.create({
    collection: 'newsletter-subscriptions',
    data: { ...confirmed, source, subscriber: id },
    req,
  });
};

const KINDS: readonly Store[] = [
  storeMessage,
  storeFeedback,
  storeInquiry,
  storeVendor,
  storeQuizResult,
  storeInvoice,
  storeAssessment,
  storeEmissionsReport,
  storeSubscription,
];

const DAY_MS = 86_400_000;

/**
 * Creates all demo submissions, or none if the demo already exists. Sends no email and creates no accounts.
 * Returns the number of submissions created.
 */
export function seedDemo(payload: Payload, now = new Date()): Promise<number> {
  return inTransaction(payload, async (req) => {
    const where = { submissionDigest: { like: 'demo:' } };
    if ((await payload.count({ collection: 'contact-messages', where, req })).totalDocs > 0) return 0;
    for (const store of KINDS) {
      for (const [index, sender] of VISITORS.entries()) {
        const createdAt = new Date(now.getTime() - (index * 3 + 0.2) * DAY_MS).toISOString();
        await store({
          req,
          sender,
          index,
          sent: { createdAt, updatedAt: createdAt },
          isOld: index > 2,
          digest: (kind) => `demo:${kind}:${index}`,
          publicId: (kind) => `demo${kind}${index}`.padEnd(22, '0'),
        });
      }
    }
    return KINDS.length * VISITORS.length;
  });
}
