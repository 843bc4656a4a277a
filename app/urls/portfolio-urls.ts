export const PORTFOLIOS_URL = '/portfolios';
export const NEW_PORTFOLIO_URL = '/portfolios/new';

export const EXPORT_FORMATS = ['csv', 'ics'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const isExportFormat = (text: string | undefined): text is ExportFormat =>
  (EXPORT_FORMATS as readonly (string | undefined)[]).includes(text);

interface SharedUrls {
  dates: string;
  buildings: string;
  files: Record<ExportFormat, string>;
}

const sharedUrls = (page: string): SharedUrls => ({
  dates: page,
  buildings: `${page}/buildings`,
  files: {
    csv: `${page}/export/csv`,
    ics: `${page}/export/ics`,
  },
});

export const ownerUrls = (key: string) => ({
  ...sharedUrls(`/portfolio/${key}`),
  add: `/portfolio/${key}/add`,
  questions: `/portfolio/${key}/questions`,
  settings: `/portfolio/${key}/settings`,
});

export const viewUrls = (viewKey: string): SharedUrls => sharedUrls(`/portfolio/view/${viewKey}`);

export const calendarUrl = (calendarKey: string): string => `/portfolio/calendar/${calendarKey}.ics`;

export type PortfolioUrls = SharedUrls & Partial<ReturnType<typeof ownerUrls>>;

export const withQuery = (path: string, query: URLSearchParams): string =>
  query.size > 0 ? `${path}?${query.toString()}` : path;

const BUILDINGS = ['list', 'buildings'] as const;

/** The URL of a CSV file of the portfolio's buildings. Without this query, the file contains its dates. */
export const buildingsFileUrl = ({ files }: Pick<PortfolioUrls, 'files'>, list: URLSearchParams): string =>
  `${files.csv}?${new URLSearchParams([[...BUILDINGS], ...list]).toString()}`;

export const isBuildingsFile = (query: URLSearchParams): boolean => query.get(BUILDINGS[0]) === BUILDINGS[1];

export const ALL_PAGES = 'all';

export const allDatesUrl = ({ dates }: Pick<PortfolioUrls, 'dates'>, filter: URLSearchParams): string =>
  `${dates}?${new URLSearchParams([...filter, ['page', ALL_PAGES]]).toString()}`;
