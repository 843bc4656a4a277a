import { lawChoices, readLaws } from '#app/data/laws.server.ts';
import { readPart } from '#app/data/pages.server.ts';
import { type Expertise, listPartners } from '#app/data/partners.server.ts';
import { fillPlaceholders } from '#cms/register/texts.ts';
import {
  MODULE_CHOICES,
  MODULE_SLUGS,
  type ModuleSlug,
  regulatoryModule,
  SERVICE_CATEGORIES,
} from '#law/modules.ts';
import type { Law } from '#law/buildings/laws.ts';
import { isLawId, LAW_IDS } from '#law/buildings/rules/index.ts';
import { licenseChecks, TRADE_CHOICES, type TradeId, TRADES } from '#law/trades.ts';
import { FOR_BUILDING, modulesOfPages, type Subject } from '#app/urls/directory-url.ts';

interface DirectoryQuery {
  building?: readonly Subject[];
  law?: Subject;
  trade?: TradeId;
  category?: string;
}

const isSubject = (text: string): text is Subject =>
  isLawId(text) || MODULE_SLUGS.some((slug) => slug === text);

export function subjectsIn(text: string): Subject[] | undefined {
  const given = text.split(',', LAW_IDS.length + MODULE_SLUGS.length + 1);
  const known = [...new Set(given.filter(isSubject))];
  return known.length === given.length ? known : undefined;
}

export function parseDirectoryQuery(parameters: URLSearchParams): DirectoryQuery | undefined {
  const given = (name: string) => parameters.get(name) || undefined;
  const [law, trade, category] = [given('law') ?? given('module'), given('trade'), given('category')];
  const forBuilding = given(FOR_BUILDING);
  const building = forBuilding === undefined ? undefined : subjectsIn(forBuilding);
  const known = {
    building,
    law: law !== undefined && isSubject(law) ? law : undefined,
    trade: TRADES.find(({ value }) => value === trade)?.value,
    category: SERVICE_CATEGORIES.find(({ value }) => value === category)?.value,
  };
  const isKnown =
    (forBuilding === undefined) === (building === undefined) &&
    known.law === law &&
    known.trade === trade &&
    known.category === category;
  return isKnown ? known : undefined;
}

function expertiseIn(subjects: readonly Subject[], all: readonly Law[]): Expertise {
  const modules = MODULE_SLUGS.filter((slug) => subjects.includes(slug));
  const named = all.filter(({ id }) => subjects.includes(id));
  const ofModules = all.filter(({ page }) => modulesOfPages([page]).some((slug) => modules.includes(slug)));
  return {
    laws: [...new Set([...named, ...ofModules].map(({ id }) => id))],
    modules: [...new Set([...modules, ...modulesOfPages(named.map(({ page }) => page))])],
  };
}

export async function readExpertsCopy(module: ModuleSlug) {
  const copy = await readPart('partner-program', 'experts');
  return fillPlaceholders(copy, { module: regulatoryModule(module).name });
}

export type ExpertsCopy = Awaited<ReturnType<typeof readExpertsCopy>>;

export const listModulePartners = async (module: ModuleSlug) =>
  listPartners({ subjects: [expertiseIn([module], await readLaws())] });

export async function loadDirectory(query: DirectoryQuery) {
  const { building, law, trade, category } = query;
  const laws = await readLaws();
  const subjects = [building, law && [law]].flatMap((asked) => (asked ? [expertiseIn(asked, laws)] : []));
  const [partners, lawGroups] = await Promise.all([
    listPartners({ subjects, trade, category }),
    lawChoices(laws),
  ]);
  const modules = MODULE_CHOICES.filter(({ value }) => !isLawId(value));
  const groups = [...lawGroups, { label: 'More topics', choices: modules }];
  const labels = new Map(groups.flatMap(({ choices }) => choices.map(({ value, label }) => [value, label])));
  return {
    partners,
    filters: {
      law,
      trade,
      category,
      groups,
      trades: TRADE_CHOICES,
      building: building?.join(','),
      buildingLaws: building?.map((id) => labels.get(id) ?? id) ?? [],
    },
    licenses: licenseChecks(trade ? [trade] : TRADES.map(({ value }) => value)),
  };
}

export type DirectoryView = Awaited<ReturnType<typeof loadDirectory>>;
