import { yearIn } from '../../days.ts';
import { blockDigit } from '../../lot.ts';
import { type Building, type Decision, type Due, defineLaw } from '../decision.ts';
import { versionText } from '../facts.ts';
import { grossArea, known, shown } from '../known.ts';
import { bySize, SIZE_REASONS, type SizeCode, type SizeRule } from './size.ts';

const REASONS = { listed: ['version'], ...SIZE_REASONS } as const;

type ListedCode = SizeCode | 'listed';

function byList<Code extends string = never>(
  building: Building,
  rule: SizeRule,
  due: Due<NoInfer<Code>>,
): Decision<ListedCode | Code> {
  const listed = building.facts[rule.list];
  if (!listed?.value) return { ...bySize(building, rule), due };
  return {
    verdict: 'applies',
    reason: 'listed',
    values: { version: versionText(listed.version) },
    restsOn: [rule.list],
    due,
  };
}

/** The benchmarking threshold is lower for city buildings. Admin. Code 28-309.2. */
function ofCity({ facts, thresholds }: Building): Decision<'cityBuilding'> | undefined {
  const { square: area, from } = grossArea(facts) ?? { square: 0, from: 'floorArea' };
  if (known(facts, 'ownerType') !== 'C' || area <= thresholds.cityBenchmarkArea) return undefined;
  return {
    verdict: 'likely',
    reason: 'cityBuilding',
    values: { area: shown(area), limit: shown(thresholds.cityBenchmarkArea) },
    restsOn: ['ownerType', from],
  };
}

const BENCHMARK_REASONS = { ...REASONS, cityBuilding: ['area', 'limit'] } as const;

function benchmarked(building: Building, deadline: string): Decision<ListedCode | 'cityBuilding'> {
  const { coveredArea: single, benchmarkTogether: together } = building.thresholds;
  const due = { deadline };
  const decision = byList(building, { list: 'onLL84', single, together }, due);
  if (decision.verdict === 'applies' || decision.verdict === 'likely') return decision;
  const city = ofCity(building);
  return city ? { ...city, due } : decision;
}

/** Energy and water use, reported yearly. Admin. Code 28-309; Local Laws 84 of 2009 and 133 of 2016. */
export const BENCHMARKING = defineLaw({
  id: 'll84',
  deadlines: ['ll84-'],
  reasons: BENCHMARK_REASONS,
  decide: (building) => benchmarked(building, 'll84-report'),
});

/** For every benchmarked building. Admin. Code 28-309.12; Local Laws 33 of 2018, 95 of 2019. */
export const GRADE_LABEL = defineLaw({
  id: 'll33',
  deadlines: ['ll33-label'],
  reasons: BENCHMARK_REASONS,
  decide: (building) => benchmarked(building, 'll33-label'),
});

/** Lighting upgrades and submeters, once. Admin. Code 28-310 and 28-311; Local Law 88 of 2009. */
export const LIGHTING = defineLaw({
  id: 'll88',
  deadlines: ['ll88-report'],
  reasons: REASONS,
  decide: (building) =>
    byList(
      building,
      {
        list: 'onLL88',
        single: building.thresholds.coveredArea,
        together: building.thresholds.benchmarkTogether,
      },
      { deadline: 'll88-report' },
    ),
});

const AUDIT_YEARS = 10;

/** December 31 of the first year, from this one on, that ends in the tax block's last digit. Admin. Code 28-308.4. */
function auditDue({ lot, facts, day }: Building): Due<'noBlock' | 'mayDefer'> {
  if (!lot) return { why: 'noBlock' };
  const thisYear = Number(yearIn(day));
  const year = thisYear + ((blockDigit(lot) - (thisYear % AUDIT_YEARS) + AUDIT_YEARS) % AUDIT_YEARS);
  const isYoung = year - (known(facts, 'yearBuilt') ?? 0) < AUDIT_YEARS;
  return { date: `${year}-12-31`, cycle: String(year), ...(isYoung && { note: 'mayDefer' }) };
}

/** An audit and retro-commissioning, every ten years. Admin. Code 28-308; Local Law 87 of 2009. */
export const ENERGY_AUDIT = defineLaw({
  id: 'll87',
  deadlines: ['ll87-report'],
  reasons: { ...REASONS, noBlock: [], mayDefer: [] },
  decide: (building) =>
    byList<'noBlock' | 'mayDefer'>(
      building,
      { list: 'onLL87', single: building.thresholds.auditArea, together: building.thresholds.auditTogether },
      auditDue(building),
    ),
});
