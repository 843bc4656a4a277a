import type { GlobalSlug } from 'payload';
import { MODULE_SLUGS, REGULATORY_MODULES } from '#law/modules.ts';
import { toObject, toRows } from '#cms/objects.ts';
import { plainText } from '#cms/rich-text/text.ts';
import type { SearchEntry } from './entry.ts';
import { oneLine, prose } from './plain-text.ts';

interface Page extends Pick<SearchEntry, 'kind' | 'module' | 'place' | 'label'> {
  slug: GlobalSlug;
  /** A group of fields that contains the copy of a separate page at `url`. */
  group?: string;
  url?: string;
}

const PAGES: readonly Page[] = [
  { slug: 'buildings', kind: 'tools', label: 'Find your building' },
  { slug: 'buildings', kind: 'tools', group: 'describe', url: '/buildings/describe' },
  { slug: 'portfolio-pages', kind: 'tools', label: 'For several buildings' },
  { slug: 'about', kind: 'pages' },
  { slug: 'contact', kind: 'pages' },
  { slug: 'feedback-page', kind: 'pages' },
  { slug: 'issues-page', kind: 'pages' },
  { slug: 'following', kind: 'tools', label: 'Reminders by email' },
  { slug: 'help', kind: 'pages' },
  { slug: 'legal', kind: 'pages', group: 'privacy', url: '/legal' },
  { slug: 'legal', kind: 'pages', group: 'terms', url: '/legal?tab=terms' },
  { slug: 'partner-program', kind: 'pages' },
  { slug: 'partner-program', kind: 'pages', group: 'directory', url: '/partners/directory' },
  { slug: 'module-browser', kind: 'pages' },
  { slug: 'cwz-assessment-page', kind: 'tools', label: 'Assessment', module: 'cwz', place: 'cwz/quiz' },
  { slug: 'cwz-faq', kind: 'pages', module: 'cwz', place: 'cwz' },
  {
    slug: 'internet-quiz',
    kind: 'tools',
    label: 'Assessment',
    module: 'nyc-internet',
    place: 'nyc-internet/quiz',
  },
];

export const SEARCHED_GLOBALS: readonly GlobalSlug[] = [...new Set(PAGES.map(({ slug }) => slug))];

const isRichText = (value: unknown): boolean => 'root' in toObject(value);

function pageEntries(
  copy: Record<string, unknown>,
  url: string,
  { kind, label, ...place }: Pick<SearchEntry, 'kind' | 'module' | 'place' | 'label'>,
): SearchEntry[] {
  const { meta, heading, title, lead, questions, ...others } = copy;
  const lists = Object.values(others).filter((value) => Array.isArray(value) || isRichText(value));
  return [
    {
      ...place,
      part: url,
      kind,
      url,
      title: String(toObject(meta).title ?? heading ?? title),
      label,
      text: prose(lead, lists),
    },
    ...toRows(questions)
      // Other pages ask visitors questions.
      .filter(({ answer }) => isRichText(answer))
      .map(({ question, answer }): SearchEntry => ({
        ...place,
        part: String(question),
        kind: 'questions',
        url: `${url}#:~:text=${encodeURIComponent(String(question)).replaceAll('-', '%2D')}`,
        title: String(question),
        text: plainText(answer),
      })),
  ];
}

export function globalEntries(
  slug: GlobalSlug,
  { copy, path }: { copy: object; path: string },
): SearchEntry[] {
  const fields = toObject(copy);
  return PAGES.filter((page) => page.slug === slug)
    .flatMap(({ slug: _slug, group, url = path, ...details }) =>
      pageEntries(group ? toObject(fields[group]) : fields, url, details),
    )
    .map((entry) => ({ ...entry, title: oneLine(entry.title), text: oneLine(entry.text) }));
}

export const SITE_ENTRIES: readonly SearchEntry[] = [
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
    title: 'Figures in NYC building laws',
    label: 'List of figures',
    text: 'Every penalty, limit, fee and threshold this site uses, with its current value, its source, and the date it was last checked. Also as JSON and CSV.',
  },
  {
    part: 'deadlines',
    kind: 'tools',
    url: '/figures?kind=deadlines',
    title: 'Deadlines in NYC building laws',
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
    title: 'What changed in the law',
    text: 'Which figures and deadlines have changed, and the date each change takes effect.',
  },
  ...MODULE_SLUGS.map((slug): SearchEntry => ({
    part: `${slug}-newsletter`,
    kind: 'pages',
    module: slug,
    place: slug,
    url: `/${slug}/newsletter`,
    title: `Newsletter on ${REGULATORY_MODULES.find((module) => module.slug === slug)?.name ?? slug}`,
    text: 'Sign up for updates by email. You can unsubscribe with one click.',
  })),
];
