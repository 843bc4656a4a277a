import { LAW_GROUPS, type LawGroup } from '#law/modules.ts';
import { FIGURES_URL } from './sources-text.ts';

export const KINDS = ['figures', 'deadlines'] as const;

export type EntryKind = (typeof KINDS)[number];

export interface FigureQuery {
  kind: EntryKind;
  search: string;
  law?: LawGroup;
  source?: string;
}

const MAX_SEARCH_LENGTH = 200;

export function parseFigureQuery(parameters: URLSearchParams): FigureQuery | undefined {
  const kind = KINDS.find((known) => known === (parameters.get('kind') || 'figures'));
  const slug = parameters.get('law') || undefined;
  const law = LAW_GROUPS.find(({ value }) => value === slug)?.value;
  if (!kind || law !== slug) return undefined;
  const search = (parameters.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
  return { kind, search, law, source: parameters.get('source') || undefined };
}

export const isFiltered = ({ search, law, source }: FigureQuery): boolean => Boolean(search || law || source);

export const kindUrl = (kind: EntryKind): string =>
  kind === 'figures' ? FIGURES_URL : `${FIGURES_URL}?kind=${kind}`;
