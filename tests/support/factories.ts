import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import type { Role } from '#cms/access.ts';
import type { Article, Bill, NewsletterIssue, User } from '#cms/payload-types.ts';
import { markdownToLexical } from '#collections/content-files/rich-text/from-markdown.ts';

/** Creates a back office user with this role. */
export function createUser(payload: Payload, role: Role): Promise<User> {
  return payload.create({
    collection: 'users',
    data: { email: `${role}-${randomUUID()}@example.com`, password: randomUUID(), name: `The ${role}`, role },
  });
}

/** The required fields of an article, with a unique title and slug. */
export async function articleData(overrides: Partial<Article> = {}) {
  const id = randomUUID().slice(0, 8);
  return {
    title: `Article ${id}`,
    slug: `article-${id}`,
    excerpt: 'An excerpt.',
    category: 'Updates' as const,
    author: 'Test Desk',
    module: 'll97' as const,
    body: markdownToLexical('Some words.'),
    _status: 'published' as const,
    ...overrides,
  };
}

/** Creates an article, published by default. */
export async function createArticle(payload: Payload, overrides: Partial<Article> = {}): Promise<Article> {
  const data = await articleData(overrides);
  return payload.create({ collection: 'articles', data, draft: data._status === 'draft' });
}

/** A complete vendor application for LL97. */
export const vendorApplication = (
  overrides: Partial<{ companyName: string; contactEmail: string }> = {},
) => ({
  module: 'll97' as const,
  companyName: 'Boiler & Sons',
  serviceCategory: 'Engineering' as const,
  contactName: 'Ada Boiler',
  contactEmail: 'ada@example.com',
  companyWebsite: 'https://example.com',
  requestsDiscountCode: true,
  laws: ['ll97-320', 'll152'] as ('ll97-320' | 'll152')[],
  trades: ['energy', 'gas'] as ('energy' | 'gas')[],
  servicesOffered: 'Audits and retrofits.',
  experience: 'Forty buildings.',
  ...overrides,
});

/** A complete contact message. */
export const contactMessage = (
  overrides: Partial<{ name: string; email: string; subject: string; message: string }> = {},
) => ({
  name: 'Olive Owner',
  email: 'olive@example.com',
  subject: 'A question about my building',
  message: 'Is it covered?\nIt has 30,000 square feet.',
  ...overrides,
});

/** Feedback with all fields filled in. */
export const feedback = (overrides: Partial<{ email: string; feedback: string }> = {}) => ({
  name: 'Olive Owner',
  email: 'olive@example.com',
  feedbackType: 'praise' as const,
  feedback: 'The example report helped.',
  ...overrides,
});

/** An LL97 newsletter sign-up with a unique email address. */
export const newsletterSubscription = () => ({
  email: `${randomUUID()}@example.com`,
  source: 'll97_blog',
  status: 'pending' as const,
});

/** A draft of a newsletter issue, which has not been sent. */
export const newsletterIssue = (overrides: Partial<NewsletterIssue> = {}) => ({
  title: 'News of the list',
  slug: `issue-${randomUUID().slice(0, 8)}`,
  newsletters: ['ll97' as const],
  body: markdownToLexical('The list has changed. See [the figures](/figures).'),
  status: 'draft' as const,
  recipients: 0,
  sent: 0,
  bounced: 0,
  unsubscribed: 0,
  ...overrides,
});

/** A confirmed subscriber, who does not follow anything yet. */
export const subscriber = (email = `${randomUUID()}@example.com`) => ({
  email,
  status: 'confirmed' as const,
  key: randomUUID(),
  confirmedAt: new Date().toISOString(),
});

/** A building that a subscriber follows, with reminders 30 and 7 days before each date. */
export const follow = (id: number, subject = '1008350041') => ({
  follower: id,
  kind: 'building' as const,
  subject,
  label: '350 5 Avenue, Manhattan',
  status: 'confirmed' as const,
  confirmedAt: new Date().toISOString(),
  remind60: false,
  remind30: true,
  remind7: true,
  digest: false,
  changes: true,
  record: true,
});

export const portfolio = (email?: string) => ({
  name: 'Our buildings',
  email,
  key: randomUUID(),
  openedAt: new Date().toISOString(),
});

/** A complete LL97 quiz result that a visitor requested by email. */
export const quizSubmission = (overrides: Partial<{ userEmail: string }> = {}) => ({
  module: 'll97' as const,
  userEmail: 'olive@example.com',
  buildingAddress: '12 Main Street, Queens',
  answers: [{ id: '1d', question: 'How large is your building?', answer: 'Over 100,000 sq ft', score: 3 }],
  score: 10,
  riskLevel: 'high',
  ...overrides,
});

/** A valid quiz with one question. */
export const quizData = () => ({
  module: 'cwz' as const,
  heading: 'A quiz',
  intro: 'One question.',
  questions: [{ prompt: 'How much?', options: [0, 3].map((score) => ({ text: `${score}`, score })) }],
  bands: (['low', 'medium', 'high', 'very-high'] as const).map((level, from) => ({
    level,
    from,
    tone: 'low' as const,
    label: level,
    title: 'A verdict.',
    description: 'What it means.',
  })),
  notice: 'A first idea.',
  basis: 'One answer.',
  sending: { heading: 'By mail', text: 'One mail.' },
  nextSteps: { heading: 'Next', links: [{ label: 'Home', url: '/' }] },
  _status: 'published' as const,
});

/** The required fields of a help center guide. */
export async function guideData() {
  const slug = `guide-${randomUUID().slice(0, 8)}`;
  const body = markdownToLexical('Some words.');
  return { title: slug, slug, excerpt: 'An excerpt.', order: 1, body, _status: 'published' as const };
}

/** The required fields of a partner profile. */
export async function partnerData() {
  const slug = `partner-${randomUUID().slice(0, 8)}`;
  return {
    name: slug,
    slug,
    summary: 'A summary.',
    description: markdownToLexical('Some words.'),
    partnerType: 'consultants' as const,
    modules: ['ll97' as const],
    serviceCategories: ['Legal' as const],
    _status: 'published' as const,
  };
}

/** An owner's input in the calculator. */
export const emissionsReport = () => ({
  publicId: randomUUID(),
  building: { uses: [{ propertyType: 'Office', squareFeet: 30_000 }], pathway: 'article320' },
});

/** A business's answers in the waste zone assessment. */
export const cwzAssessment = (
  overrides: Partial<{
    businessName: string;
    email: string;
    monthlyBill: string;
    consentToEmail: boolean;
  }> = {},
) => ({
  businessName: 'Corner Cafe',
  businessType: 'restaurant' as const,
  address: '1 Main Street',
  borough: 'queens' as const,
  zipCode: '11373',
  squareFootage: 2500,
  pickupsPerWeek: 5,
  wasteTypes: { trash: true, recycling: false, foodWaste: true },
  currentHauler: 'other' as const,
  customHaulerName: 'Two Brothers',
  haulerYears: '1_to_3' as const,
  satisfactionRating: 4,
  monthlyBill: '$1,200/mo',
  complianceWarning: false,
  consentToZoneComparison: true,
  firstName: 'Ada',
  lastName: 'Owner',
  role: 'owner' as const,
  email: 'ada@example.com',
  phone: '212 555 0100',
  consentToEmail: true,
  ...overrides,
});

/** A request for a premium report. */
export const reportInquiry = () => ({
  module: 'll97' as const,
  reportTitle: 'Compliance Strategy Plan',
  price: 2500,
  name: 'Ada Owner',
  email: 'ada@example.com',
  buildingAddress: '1 Main Street',
});

export const invoiceSubmission = (
  overrides: Partial<{ businessName: string; contactEmail: string; monthlyBill: string }> = {},
) => ({
  businessName: 'Corner Bakery',
  businessAddress: '10 Court Street, Brooklyn',
  businessType: 'restaurant' as const,
  squareFootage: 1800,
  contactName: 'Bea Baker',
  contactEmail: 'bea@example.com',
  haulerName: 'Example Carting Co.',
  ...overrides,
});

/** The record that is stored for `invoiceSubmission`. */
export const invoiceRow = () => ({
  buildingAddress: '10 Court Street, Brooklyn',
  buildingType: 'restaurant' as const,
  squareFootage: 1800,
  contactName: 'Bea Baker',
  contactEmail: 'bea@example.com',
  additionalNotes: 'Business name: Corner Bakery',
});

/** A readiness quiz with all fields filled in, worth 9 points. */
export const readinessAssessment = (
  overrides: Partial<{ buildingAddress: string; isAddressWithheld: boolean }> = {},
) => ({
  userName: 'Olive Owner',
  userEmail: 'olive@example.com',
  buildingAddress: '12 Main Street, Queens',
  isAddressWithheld: false,
  answers: {
    buildingType: 'mixed-use' as const,
    hasExistingInfrastructure: 'unsure' as const,
    broadbandAvailability: 'good' as const,
    willingToUpgrade: 'maybe' as const,
    additionalNotes: 'Two risers.',
  },
  ...overrides,
});

const place = { file: 0, page: 0, left: 0.6, top: 0.8, width: 0.2, height: 0.02 };

/** A one-page bill that has been read: its total, a fee and a service line, and the form fields filled in from them. */
export const readBill = ({ account = 'A-100' } = {}): Partial<Bill> => ({
  state: 'read',
  kind: 'bill',
  attempts: 1,
  readAt: new Date().toISOString(),
  pages: [{ file: 0, page: 0, width: 612, height: 792, source: 'text' }],
  read: {
    bills: 1,
    values: [
      {
        field: 'hauler',
        value: 'Royal Waste Services',
        printed: 'ROYAL WASTE SERVICES',
        place,
        confidence: 0.98,
      },
      { field: 'fee', label: `Account ${account}`, value: '5', printed: '$5.00', place, confidence: 0.95 },
      { field: 'periodStart', value: '2026-11-01', printed: '11/01/26', place, confidence: 0.9 },
      { field: 'amountDue', value: '1234.50', printed: '$1,234.50', place, confidence: 0.97 },
      { field: 'service', line: 1, value: 'Trash', printed: 'Trash 2 YD', place, confidence: 0.9 },
      { field: 'containerSize', line: 1, value: '2', printed: '2 YD', place, confidence: 0.6 },
    ],
  },
  bill: { hauler: 'Royal Waste Services', periodStart: '2026-11-01T12:00:00.000Z', amountDue: 1234.5 },
  services: [{ service: 'Trash', containerSize: 2 }],
  fees: [{ label: `Account ${account}`, amount: 5 }],
});
