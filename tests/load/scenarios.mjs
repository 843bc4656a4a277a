import { randomUUID } from 'node:crypto';

/** A page that is kept rendered, the same for every visitor. */
const CACHED_PAGE = '/ll97';

/** A page that is rendered for each request: it may show what one visitor has typed, so nobody keeps it. */
const UNCACHED_PAGE = '/cwz/assessment?step=1';

/** An article of the seeded content. */
const ARTICLE = '/ll97/blog/annual-report-step-by-step';

const FORM = 'application/x-www-form-urlencoded';
const BOUNDARY = 'lotline-measured';
const BILL_BYTES = 100_000;

let count = 0;
const next = () => (count += 1);

/** The author of the ten articles that are there, and of a quarter of those that are added. */
export const AUTHOR = 'Lotline Compliance Desk';

/** Upper and lower case by chance: the same to the search, another text to whoever keeps pages. */
const inAnyCase = (words) =>
  [...words].map((letter) => (Math.random() < 0.5 ? letter.toUpperCase() : letter.toLowerCase())).join('');

/** Words that nobody has searched for before: two of three times in many articles, else in none. */
const newWords = () => (next() % 3 ? inAnyCase(AUTHOR) : randomUUID());

const newSearch = () => `/ll97/blog?q=${encodeURIComponent(newWords())}`;

/** The answers of somebody who takes the quiz for the first time. */
const newAnswers = () =>
  new URLSearchParams({
    userName: 'Load Test',
    userEmail: `${randomUUID()}@example.com`,
    buildingAddress: `${next()} Main Street`,
    buildingType: 'residential',
    hasExistingInfrastructure: 'yes',
    broadbandAvailability: 'good',
    willingToUpgrade: 'maybe',
  }).toString();

const part = (disposition, content) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;

/** A form with a bill that nobody has sent before. */
const newBill = () =>
  [
    part('name="consent"', 'on'),
    part(
      'name="bill"; filename="bill.pdf"',
      `%PDF-1.4\n% ${randomUUID()}\n${'0'.repeat(BILL_BYTES)}\n%%EOF\n`,
    ),
    `--${BOUNDARY}--\r\n`,
  ].join('');

/**
 * What is measured: the name in tables, and the request. A request with `vary` is another one each time; `path` may
 * need the number of an assessment. `answers` is the status of an answer that was not refused.
 */
export const SCENARIOS = [
  { name: 'cached page', path: () => CACHED_PAGE, answers: 200 },
  { name: 'uncached page', path: () => UNCACHED_PAGE, answers: 200 },
  { name: 'search, always other words', path: newSearch, varies: true, answers: 200 },
  { name: 'search, the same words', path: () => '/ll97/blog?q=building', answers: 200 },
  { name: 'article', path: () => ARTICLE, answers: 200 },
  {
    name: 'quiz submit',
    path: () => '/nyc-internet/quiz',
    method: 'POST',
    type: FORM,
    body: newAnswers,
    varies: true,
    answers: 302,
  },
  {
    name: 'upload of 100 KB',
    path: ({ assessment }) => `/cwz/upload/${assessment}/send`,
    method: 'POST',
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: newBill,
    varies: true,
    answers: 200,
  },
];

/** The scenario with this name. */
export const scenarioNamed = (name) => SCENARIOS.find((scenario) => scenario.name === name);

/** One request of a scenario, as a browser sends it. `given` is the origin of the site, and an assessment's address. */
export const requestOf = ({ path, method = 'GET', type, body }, given) => ({
  path: path(given),
  method,
  headers: {
    'accept-encoding': 'gzip, deflate, br',
    accept: 'text/html',
    'user-agent': 'Mozilla/5.0 (measured)',
    ...(type ? { 'content-type': type, origin: given.origin } : {}),
  },
  ...(body ? { body: body() } : {}),
});
