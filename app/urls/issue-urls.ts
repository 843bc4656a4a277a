import { MODULE_SLUGS, type ModuleSlug, newsletterName, regulatoryModule } from '#law/modules.ts';

export const ISSUES_URL = '/newsletter/issues';

export interface IssueQuery {
  newsletter?: ModuleSlug;
  page: number;
}

export function issuesUrl({ newsletter, page = 1 }: Partial<IssueQuery>): string {
  const parameters = new URLSearchParams({
    ...(newsletter ? { newsletter } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return parameters.size > 0 ? `${ISSUES_URL}?${parameters}` : ISSUES_URL;
}

export function parseIssueQuery(parameters: URLSearchParams): IssueQuery | undefined {
  const slug = parameters.get('newsletter') || undefined;
  const newsletter = MODULE_SLUGS.find((known) => known === slug);
  const page = parameters.get('page') || '1';
  return newsletter === slug && /^[1-9]\d{0,4}$/.test(page) ? { newsletter, page: Number(page) } : undefined;
}

const LIST = new Intl.ListFormat('en-US');

export const newsletterNames = (modules: readonly ModuleSlug[]): string =>
  LIST.format(modules.map((module) => newsletterName(regulatoryModule(module).newsletterSource)));
