import { listGuides } from '#app/data/guides.server.ts';
import { readLaws } from '#app/data/laws.server.ts';
import { readModuleShell } from '#app/data/modules.server.ts';
import { readSiteSettings, type SiteSettings } from '#app/data/site-settings.server.ts';
import type { SiteRoute } from '#app/route-handle.ts';
import { lawUrl } from '#app/urls/law-url.ts';
import { moduleUrls } from '#app/urls/module-urls.ts';
import { lawLabel } from '#law/buildings/laws.ts';
import { MODULE_SLUGS } from '#law/modules.ts';
import { CITY_DATA_FEED } from './feed-link.ts';

interface Entry {
  title: string;
  url: string;
  about?: string;
}

interface Content extends Pick<SiteSettings, 'productName' | 'tagline' | 'description'> {
  origin: string;
  sections: { heading: string; entries: Entry[] }[];
}

/** Entries are listed only if the site has a page at their URL. */
const FOR_PROGRAMS: readonly Entry[] = [
  { title: 'API documentation', url: '/developers', about: 'With examples that run.' },
  { title: 'OpenAPI 3.1', url: '/api/v1/openapi.json', about: 'All operations of the API.' },
  {
    title: 'Bulk file',
    url: '/api/v1/bulk',
    about: 'What applies to each lot.',
  },
  { title: 'What changed in the law', url: '/figures/changes.xml', about: 'An Atom feed.' },
  { ...CITY_DATA_FEED, about: 'An Atom feed.' },
  { title: 'Sitemap', url: '/sitemap.xml' },
];

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function formatEntry({ title, url, about }: Entry, origin: string): string {
  const link = `- [${onOneLine(title)}](${new URL(url, origin).href})`;
  return about ? `${link}: ${onOneLine(about)}` : link;
}

/** https://llmstxt.org */
export function llmsText({ productName, tagline, description, origin, sections }: Content): string {
  const parts = sections
    .filter(({ entries }) => entries.length > 0)
    .map(({ heading, entries }) =>
      [`## ${heading}`, '', ...entries.map((entry) => formatEntry(entry, origin))].join('\n'),
    );
  const head = [
    `# ${productName}`,
    `> ${onOneLine(description)}`,
    `${onOneLine(tagline)} This is information, not legal advice. Each page names its sources, and the day on which they were checked.`,
  ];
  return `${[...head, ...parts].join('\n\n')}\n`;
}

function menuEntries({ navigation, footerLinks }: SiteSettings): Entry[] {
  const byUrl = new Map([...navigation, ...footerLinks].map((link) => [link.url, link]));
  return [...byUrl.values()].map(({ label, url }) => ({ title: label, url }));
}

export async function loadLlmsText(origin: string, routes: readonly SiteRoute[]): Promise<string> {
  const [settings, laws, guides, modules] = await Promise.all([
    readSiteSettings(),
    readLaws(),
    listGuides(),
    Promise.all(MODULE_SLUGS.map((slug) => readModuleShell(slug))),
  ]);
  const paths = new Set(routes.map(({ path }) => path));
  return llmsText({
    ...settings,
    origin,
    sections: [
      { heading: 'Pages', entries: menuEntries(settings) },
      {
        heading: 'Modules',
        entries: modules.map(({ slug, name, summary }) => ({
          title: name,
          url: moduleUrls(slug).overview,
          about: summary,
        })),
      },
      {
        heading: 'Laws',
        entries: laws.map((law) => ({ title: lawLabel(law), url: lawUrl(law.id), about: law.summary })),
      },
      {
        heading: 'Guides',
        entries: guides.map(({ slug, title, excerpt }) => ({ title, url: `/help/${slug}`, about: excerpt })),
      },
      { heading: 'For programs', entries: FOR_PROGRAMS.filter(({ url }) => paths.has(url)) },
    ],
  });
}
