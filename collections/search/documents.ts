import { type ModuleSlug, PARTNER_TYPES, regulatoryModule } from '#law/modules.ts';
import { TRADE_CHOICES } from '#law/trades.ts';
import { whatWithoutLot } from '#law/buildings/lot-groups.ts';
import { documentPath } from '#cms/urls/document-path.ts';
import type { Article, Deadline, Figure, Guide, Law, Module, Partner, Quiz } from '#cms/payload-types.ts';
import { plainText } from '#cms/rich-text/text.ts';
import type { SearchEntry } from './entry.ts';
import { joined, oneLine, prose } from './plain-text.ts';

const FIGURES_URL = '/figures';
const DEADLINES_URL = '/figures?kind=deadlines';
const LAWS_URL = '/laws';

const moduleName = (module: ModuleSlug): string => regulatoryModule(module).name;

const articleEntry = (article: Article): SearchEntry => ({
  kind: 'articles',
  module: article.module,
  place: `${article.module}/blog`,
  url: documentPath('articles', article) ?? '',
  title: article.title,
  label: article.category,
  text: joined(article.excerpt, plainText(article.body)),
  lead: `${article.excerpt}\n${article.author}`,
  datedAt: article.publishedAt ?? undefined,
});

const guideEntry = (guide: Guide): SearchEntry => ({
  kind: 'guides',
  url: documentPath('guides', guide) ?? '',
  title: guide.title,
  text: joined(guide.excerpt, plainText(guide.body)),
});

const ofPartner = (partner: Partner): SearchEntry | SearchEntry[] =>
  partner.isExample ? [] : partnerEntry(partner);

const partnerEntry = (partner: Partner): SearchEntry => ({
  kind: 'partners',
  url: documentPath('partners', partner) ?? '',
  title: partner.name,
  label: PARTNER_TYPES.find(({ value }) => value === partner.partnerType)?.label,
  text: joined(
    partner.summary,
    partner.serviceCategories.join(', '),
    partner.modules.map(moduleName).join(', '),
    TRADE_CHOICES.filter(({ value }) => partner.trades?.includes(value))
      .map(({ label }) => label)
      .join(', '),
    plainText(partner.description),
  ),
});

const lawEntry = (law: Law): SearchEntry | SearchEntry[] =>
  law.isOff
    ? []
    : {
        kind: 'laws',
        url: law.page ?? `${LAWS_URL}/${law.key}`,
        title: law.title,
        label: joined(law.name, law.agency),
        text: joined(
          law.summary,
          law.dateInWords && `Deadline: ${law.dateInWords}`,
          law.penalty && `Penalty: ${law.penalty}`,
          law.exempt,
          law.whatToDo,
          law.citation,
        ),
      };

const figureEntry = (figure: Figure): SearchEntry => ({
  kind: 'figures',
  module: figure.module,
  url: `${FIGURES_URL}#${figure.key}`,
  title: figure.name,
  text: joined(
    figure.values?.length ? `{figure:${figure.key}}` : '',
    figure.kind === 'duration' ? '' : figure.unit,
    figure.statement,
    figure.citation,
  ),
});

const deadlineEntry = (deadline: Deadline): SearchEntry => ({
  kind: 'figures',
  module: deadline.module,
  url: `${DEADLINES_URL}#${deadline.key}`,
  title: whatWithoutLot(deadline),
  label: joined('Deadline', deadline.law),
  text: joined(
    deadline.date ? `{deadline:${deadline.key}}` : '',
    deadline.dateInWords,
    deadline.who,
    deadline.penalty,
  ),
});

const quizEntry = (quiz: Quiz): SearchEntry => ({
  kind: 'tools',
  module: quiz.module,
  place: `${quiz.module}/quiz`,
  url: documentPath('quizzes', quiz) ?? '',
  title: quiz.heading,
  label: 'Quiz',
  text: joined(quiz.intro, prose(quiz.questions.map(({ prompt }) => prompt))),
});

const OVERVIEW_WEIGHT = 1.6;

function moduleEntries({
  slug,
  name,
  shortName,
  summary,
  overview,
  reports,
  blog,
  vendorAccess,
}: Module): SearchEntry[] {
  const inModule = { module: slug, place: slug } as const;
  const page = (part: string, section: string) =>
    ({ part, kind: 'pages', module: slug, place: `${slug}/${section}`, url: `/${slug}/${part}` }) as const;
  return [
    {
      ...inModule,
      kind: 'laws',
      url: `/${slug}`,
      title: name,
      label: shortName,
      text: joined(
        summary,
        overview.heading,
        overview.lead,
        prose(overview.ownerSections, overview.providerSections),
      ),
      weight: OVERVIEW_WEIGHT,
    },
    { ...page('blog', 'blog'), title: blog.heading, label: 'Blog', text: blog.intro },
    {
      ...page('vendor-access', 'vendorAccess'),
      title: vendorAccess.heading,
      label: 'For vendors',
      text: joined(vendorAccess.intro, prose(vendorAccess.benefits, vendorAccess.requirements)),
    },
    ...(slug !== 'cwz' && reports?.premium?.length
      ? [
          {
            ...page('report', 'report'),
            kind: 'tools' as const,
            title: `Reports on ${name}`,
            text: joined(...reports.premium.flatMap(({ title, description }) => [title, description])),
          },
        ]
      : []),
  ];
}

interface Documents {
  articles: Article;
  guides: Guide;
  partners: Partner;
  laws: Law;
  figures: Figure;
  deadlines: Deadline;
  quizzes: Quiz;
  modules: Module;
}

export type SearchedCollection = keyof Documents;

const ENTRIES: { [Slug in SearchedCollection]: (document: Documents[Slug]) => SearchEntry | SearchEntry[] } =
  {
    modules: moduleEntries,
    laws: lawEntry,
    quizzes: quizEntry,
    guides: guideEntry,
    articles: articleEntry,
    figures: figureEntry,
    deadlines: deadlineEntry,
    partners: ofPartner,
  };

export const SEARCHED_COLLECTIONS = Object.keys(ENTRIES) as SearchedCollection[];

export const isSearched = (slug: string): slug is SearchedCollection => Object.hasOwn(ENTRIES, slug);

export const documentEntries = <Slug extends SearchedCollection>(
  collection: Slug,
  document: Documents[Slug],
): SearchEntry[] =>
  [ENTRIES[collection](document)].flat().map((entry) => ({
    ...entry,
    title: oneLine(entry.title),
    text: oneLine(entry.text),
  }));
