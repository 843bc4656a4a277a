import { MODULE_SLUGS, REGULATORY_MODULES } from '#law/modules.ts';
import type { Config } from '#cms/payload-types.ts';
import { plainText } from '#cms/rich-text/text.ts';
import type { Entry } from './entry.ts';
import { joined, oneLine, prose } from './plain-text.ts';

type Globals = Config['globals'];

interface Question {
  question: string;
  answer: unknown;
}

const textUrl = (page: string, text: string): string =>
  `${page}#:~:text=${encodeURIComponent(text).replaceAll('-', '%2D')}`;

const ofQuestions = (page: string, questions: readonly Question[], more: Partial<Entry> = {}): Entry[] =>
  questions.map(({ question, answer }) => ({
    part: question,
    kind: 'questions',
    url: textUrl(page, question),
    title: question,
    text: plainText(answer),
    ...more,
  }));

const page = (url: string, title: string, ...texts: unknown[]): Entry => ({
  part: url,
  kind: 'pages',
  url,
  title,
  text: prose(...texts),
});

const ENTRIES = {
  buildings: ({ heading, lead, describe }: Globals['buildings']) => [
    {
      part: 'search',
      kind: 'tools',
      url: '/buildings',
      title: heading,
      label: 'Find your building',
      text: lead,
    },
    {
      part: 'describe',
      kind: 'tools',
      url: '/buildings/describe',
      title: describe.heading,
      text: prose(describe),
    },
  ],
  'portfolio-pages': ({ meta, lead, points, create }: Globals['portfolio-pages']) => [
    {
      ...page('/portfolios', meta.title, lead, points, create),
      kind: 'tools',
      label: 'For several buildings',
    },
  ],
  about: ({ heading, ...copy }: Globals['about']) => [page('/about', heading, copy)],
  contact: ({ heading, ...copy }: Globals['contact']) => [page('/contact', heading, copy)],
  'feedback-page': ({ heading, ...copy }: Globals['feedback-page']) => [page('/feedback', heading, copy)],
  'issues-page': ({ heading, lead }: Globals['issues-page']) => [page('/newsletter/issues', heading, lead)],
  following: ({ heading, lead, points }: Globals['following']) => [
    { ...page('/follow', heading, lead, points), kind: 'tools', label: 'Reminders by email' },
  ],
  help: ({ heading, lead, questions }: Globals['help']) => [
    page('/help', heading, lead),
    ...ofQuestions('/help', questions),
  ],
  legal: ({ privacy, terms }: Globals['legal']) => [
    page('/legal', privacy.title, privacy.body),
    page('/legal?tab=terms', terms.title, terms.body),
  ],
  'partner-program': ({ heading, directory, lead, benefits, types }: Globals['partner-program']) => [
    page('/partners', heading, lead, benefits, types),
    page('/partners/directory', directory.heading, directory.lead),
  ],
  'module-browser': ({ heading, lead }: Globals['module-browser']) => [
    page('/browse-modules', heading, lead),
  ],
  'cwz-assessment-page': ({ heading, lead, steps }: Globals['cwz-assessment-page']) => [
    {
      kind: 'tools',
      module: 'cwz',
      place: 'cwz/quiz',
      url: '/cwz/assessment',
      title: heading,
      label: 'Assessment',
      text: joined(lead, prose(steps)),
    },
  ],
  'cwz-faq': ({ questions }: Globals['cwz-faq']) =>
    ofQuestions('/cwz/faq', questions, { module: 'cwz', place: 'cwz' }),
  'internet-quiz': ({ heading, lead }: Globals['internet-quiz']) => [
    {
      kind: 'tools',
      module: 'nyc-internet',
      place: 'nyc-internet/quiz',
      url: '/nyc-internet/quiz',
      title: heading,
      label: 'Assessment',
      text: lead,
    },
  ],
};

type SearchedGlobal = keyof typeof ENTRIES;

export const SEARCHED_GLOBALS = Object.keys(ENTRIES) as SearchedGlobal[];

export function entriesOfGlobal(
  slug: SearchedGlobal,
  copy: unknown,
  names: Readonly<Record<string, string>>,
): Entry[] {
  const named = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole);
  const entries = ENTRIES[slug] as (copy: unknown) => Entry[];
  return entries(copy).map((entry) => ({
    ...entry,
    title: oneLine(named(entry.title)),
    text: oneLine(named(entry.text)),
  }));
}

export const SITE_ENTRIES: readonly Entry[] = [
  {
    part: 'll97-calculator',
    kind: 'tools',
    module: 'll97',
    place: 'll97/report',
    url: '/ll97/calculator',
    title: 'Local Law 97 emissions calculator',
    label: 'Calculator',
    text: 'Enter a year of energy use from your bills: electricity, gas, steam, oil. See your building’s emissions, its limit for each period (2024, 2030, 2035 and later), and the penalty for going over it. You can keep the report as a PDF.',
  },
  {
    part: 'll97-example-report',
    kind: 'tools',
    module: 'll97',
    place: 'll97/report',
    url: '/ll97/report/example.pdf',
    title: 'Example of a Local Law 97 emissions report (PDF)',
    text: 'See what the calculator’s report looks like for an example building: emissions, limits, penalties and next steps.',
  },
  {
    part: 'll199-invoice',
    kind: 'tools',
    module: 'll199',
    place: 'll199/quiz',
    url: '/ll199/invoice',
    title: 'Send your waste bill for a check',
    text: 'Send us an invoice from your private carter. We compare it with what Local Law 199 requires.',
  },
  {
    part: 'zone-finder',
    kind: 'tools',
    module: 'cwz',
    place: 'cwz',
    url: '/cwz#find-your-zone',
    title: 'Find your commercial waste zone',
    label: 'By ZIP code or address',
    text: 'Enter a ZIP code or an address to see the zone and the date when its rules take effect.',
  },
  {
    part: 'figures',
    kind: 'tools',
    url: '/figures',
    title: 'Figures of the laws',
    label: 'List of figures',
    text: 'Every penalty, limit, fee and threshold this site uses, with its current value, its source, and the date it was last checked. Also as JSON and CSV.',
  },
  {
    part: 'deadlines',
    kind: 'tools',
    url: '/figures?kind=deadlines',
    title: 'Deadlines of the laws',
    label: 'Calendar',
    text: 'When each report, filing and inspection is due, who it applies to, and the penalty for missing it.',
  },
  {
    part: 'developers',
    kind: 'pages',
    url: '/developers',
    title: 'For developers: the API',
    text: 'Buildings, laws, dates, and amounts as JSON, for your own software: an API without a key, described in OpenAPI.',
  },
  {
    part: 'figure-changes',
    kind: 'pages',
    url: '/figures/changes',
    title: 'Changes of figures',
    text: 'Which figures and deadlines have changed, and the date each change takes effect.',
  },
  ...MODULE_SLUGS.map((slug): Entry => ({
    part: `${slug}-newsletter`,
    kind: 'pages',
    module: slug,
    place: slug,
    url: `/${slug}/newsletter`,
    title: `Newsletter on ${REGULATORY_MODULES.find((module) => module.slug === slug)?.name ?? slug}`,
    text: 'Sign up for updates by email. You can unsubscribe with one click.',
  })),
];
