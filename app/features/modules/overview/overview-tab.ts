export type OverviewTab = 'owners' | 'providers';

const PARAMETER = 'for';

/** The tab that an address asks for: owners, unless it says providers. */
export const overviewTabOf = (parameters: URLSearchParams): OverviewTab =>
  parameters.get(PARAMETER) === 'providers' ? 'providers' : 'owners';

/** The address of a tab. */
export const overviewTabUrl = (overviewUrl: string, tab: OverviewTab): string =>
  tab === 'owners' ? overviewUrl : `${overviewUrl}?${PARAMETER}=${tab}`;
