import { FEEDBACK_TYPES } from '#app/regulations/index.ts';
import { digestMark } from '../entry.ts';
import { makePerson } from '../people.ts';
import { makePlace } from '../places.ts';
import type { Maker, Workshop } from './kind.ts';

const QUESTIONS = [
  [
    'Is my building covered?',
    'It has about 30,000 square feet and two lots. Does the law count them together?',
  ],
  ['A question about the deadline', 'We bought the building in March. Who files the report for last year?'],
  ['Changing our carter', 'Our zone begins next year. May we sign an agreement now?'],
  ['A figure in your article', 'Is the rate in the second example that of this year?'],
  ['Listing our firm', 'We have applied as a vendor two weeks ago. When do we hear from you?'],
] as const;

const OPINIONS = [
  'The example report made it clear in a minute.',
  'I could not find the page with the deadlines from my telephone.',
  'A calculator for steam would help us.',
  'The ZIP code of our block was not known.',
  'Thank you for plain words.',
] as const;

const REPORTS = [
  ['Compliance Strategy Plan', 2500],
  ['Retrofit Roadmap', 4800],
] as const;

/** A letter is answered within some days, and closed in the end. */
function statusOf({ generator, moments }: Workshop, receivedAt: Date): string {
  const age = moments.ageOf(receivedAt);
  if (age < 20) return 'new';
  return generator.helpers.arrayElement(
    age < 120 ? ['new', 'answered', 'answered'] : ['answered', 'closed', 'closed', 'new'],
  );
}

/** A message to the team. */
export const makeMessage: Maker = (workshop, number) => {
  const { generator, moments } = workshop;
  const { name, email } = makePerson(generator);
  const [subject, message] = generator.helpers.arrayElement(QUESTIONS);
  const receivedAt = moments.arrival();
  const status = statusOf(workshop, receivedAt);
  return {
    collection: 'contact-messages',
    mark: digestMark('message', number),
    receivedAt,
    data: { name, email, subject, message, status },
  };
};

/** What somebody says of the site. */
export const makeFeedback: Maker = (workshop, number) => {
  const { generator, moments } = workshop;
  const { name, email } = makePerson(generator);
  const receivedAt = moments.arrival();
  return {
    collection: 'feedback',
    mark: digestMark('feedback', number),
    receivedAt,
    data: {
      name,
      email,
      feedbackType: generator.helpers.arrayElement(FEEDBACK_TYPES).value,
      feedback: generator.helpers.arrayElement(OPINIONS),
      status: statusOf(workshop, receivedAt),
    },
  };
};

/** A request for a premium report. */
export const makeEnquiry: Maker = (workshop, number) => {
  const { generator, moments } = workshop;
  const { name, email } = makePerson(generator);
  const [reportTitle, price] = generator.helpers.arrayElement(REPORTS);
  const receivedAt = moments.arrival();
  return {
    collection: 'report-enquiries',
    mark: digestMark('enquiry', number),
    receivedAt,
    data: {
      module: 'll97',
      reportTitle,
      price,
      name,
      email,
      buildingAddress: makePlace(generator).address,
      message: 'When could you begin?',
      status: statusOf(workshop, receivedAt),
    },
  };
};
