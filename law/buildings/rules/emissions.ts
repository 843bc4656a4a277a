import { type Building, type Decision, type Due, defineLaw } from '../decision.ts';
import { type FactName, versionText } from '../facts.ts';
import { known } from '../known.ts';
import { bySize, SIZE_REASONS, type SizeCode } from './size.ts';

/** Codes in the Covered Buildings List: see `PATHWAYS` in `law/ll97/coverage.ts`. */
const PATHWAY = { limits: 0, limitsFrom2026: 1, limitsFrom2035: 2, article321: 3, city: 4 } as const;

const RESTS_ON: readonly FactName[] = ['onLL97', 'pathways'];

interface Listing {
  version: string;
  pathways: readonly number[];
}

const findListing = ({ facts }: Building): Listing | undefined =>
  facts.onLL97?.value
    ? { version: versionText(facts.onLL97.version), pathways: known(facts, 'pathways') ?? [] }
    : undefined;

const decideBySize = (building: Building): Decision<SizeCode> =>
  bySize(building, {
    list: 'onLL97',
    single: building.thresholds.coveredArea,
    together: building.thresholds.emissionsTogether,
  });

const inWords = (pathways: readonly number[]): string =>
  new Intl.ListFormat('en-US').format(pathways.toSorted().map(String));

const LISTED_REASONS = {
  listed: ['version'],
  mixedPathways: ['version', 'pathways'],
  pathwayUnknown: ['version'],
  cityBuilding: ['version'],
} as const;

type ListedCode = keyof typeof LISTED_REASONS;

function listed<Code extends ListedCode | 'fromLater' | 'fromLatest' | 'article321' | 'otherPathway'>(
  verdict: 'applies' | 'likely' | 'doesNotApply',
  reason: Code,
  { version, pathways }: Listing,
  due?: Due<never>,
): Decision<Code> {
  const values: Decision['values'] =
    reason === 'mixedPathways' ? { version, pathways: inWords(pathways) } : { version };
  return { verdict, reason, values, restsOn: RESTS_ON, due };
}

const REPORT = { deadline: 'll97-report' } as const;

function byPathways(listing: Listing) {
  const { pathways } = listing;
  const has = (pathway: number): boolean => pathways.includes(pathway);
  if (pathways.length === 0) return listed('likely', 'pathwayUnknown', listing, REPORT);
  const due =
    has(PATHWAY.limits) || has(PATHWAY.limitsFrom2026) ? REPORT : { deadline: 'll97-code2-first-report' };
  if (!has(PATHWAY.limits) && !has(PATHWAY.limitsFrom2026) && !has(PATHWAY.limitsFrom2035)) {
    return listed('doesNotApply', has(PATHWAY.article321) ? 'article321' : 'cityBuilding', listing);
  }
  if (pathways.length > 1) return listed('applies', 'mixedPathways', listing, due);
  if (has(PATHWAY.limits)) return listed('applies', 'listed', listing, due);
  return listed('applies', has(PATHWAY.limitsFrom2026) ? 'fromLater' : 'fromLatest', listing, due);
}

/**
 * Limits start in 2026 for pathway 1 and in 2035 for pathway 2. Article 321 covers pathway 3, and the city
 * has its own targets for pathway 4. Admin. Code 28-320; 1 RCNY 103-14.
 */
export const EMISSIONS_LIMITS = defineLaw({
  id: 'll97-320',
  deadlines: ['ll97-report', 'll97-grace', 'll97-extension', 'll97-code', 'll97-limits'],
  reasons: {
    ...SIZE_REASONS,
    ...LISTED_REASONS,
    fromLater: ['version'],
    fromLatest: ['version'],
    article321: ['version'],
  },
  decide: (building) => {
    const listing = findListing(building);
    return listing ? byPathways(listing) : { ...decideBySize(building), due: REPORT };
  },
});

const ONE_TIME = { deadline: 'll97-321-report' } as const;

function byArticle321(listing: Listing) {
  const { pathways } = listing;
  if (pathways.length === 0) return listed('likely', 'pathwayUnknown', listing, ONE_TIME);
  if (!pathways.includes(PATHWAY.article321)) {
    const isOfCity = pathways.every((pathway) => pathway === PATHWAY.city);
    return listed('doesNotApply', isOfCity ? 'cityBuilding' : 'otherPathway', listing);
  }
  return listed('applies', pathways.length > 1 ? 'mixedPathways' : 'listed', listing, ONE_TIME);
}

const OWN_REASONS = {
  otherPathway: ['version'],
  houseOfWorship: ['area', 'limit'],
  mayBeRegulated: ['area', 'limit'],
  answeredYes: [],
  /** Even without stabilized apartments, the building may be an HDFC co-op or federal housing. */
  otherGrounds: [],
  noUnits: [],
} as const;

/** For an unlisted lot over the size limit, the use determines whether Article 320 or 321 applies. */
function byUse(
  building: Building,
  { values: { area = '', limit = '' } = {} }: Decision,
): Decision<keyof typeof OWN_REASONS> {
  const values = { area, limit };
  if (known(building.facts, 'buildingClass')?.startsWith('M')) {
    return { verdict: 'likely', reason: 'houseOfWorship', values, restsOn: ['buildingClass', 'floorArea'] };
  }
  const question = 'rentStabilized';
  const answer = building.answers[question];
  if (answer === 'yes') {
    return { verdict: 'likely', reason: 'answeredYes', restsOn: ['floorArea'], question };
  }
  if (answer === 'no') {
    return { verdict: 'ask', reason: 'otherGrounds', restsOn: ['floorArea'] };
  }
  return { verdict: 'ask', reason: 'mayBeRegulated', values, restsOn: ['floorArea'], question };
}

/**
 * Due once. Covers buildings with more than 35% rent-regulated units, HDFC co-ops, houses of worship, and federal
 * project-based housing. Admin. Code 28-321; 1 RCNY 103-17.
 */
export const ARTICLE_321 = defineLaw({
  id: 'll97-321',
  deadlines: ['ll97-321-'],
  reasons: { ...SIZE_REASONS, ...LISTED_REASONS, ...OWN_REASONS },
  decide: (building): Decision<SizeCode | ListedCode | keyof typeof OWN_REASONS> => {
    const listing = findListing(building);
    if (listing) return byArticle321(listing);
    const { facts } = building;
    if (known(facts, 'units') === 0 && !known(facts, 'buildingClass')?.startsWith('M')) {
      return { verdict: 'doesNotApply', reason: 'noUnits', restsOn: ['units'] };
    }
    const size = decideBySize(building);
    return { ...(size.verdict === 'likely' ? byUse(building, size) : size), due: ONE_TIME };
  },
});
