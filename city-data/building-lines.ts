import type { Register } from '#law/figures/register.ts';
import { boroughName, parseBbl } from '#law/lot.ts';
import { NO_ANSWERS, type OwnAnswers, withCorrections } from '#law/buildings/answers.ts';
import type { Building } from '#law/buildings/decision.ts';
import type { Facts } from '#law/buildings/facts.ts';
import type { Law, LawResult } from '#law/buildings/laws.ts';
import { obligationLines, type Outcome, decideOutcomes } from '#law/buildings/lines.ts';
import type { Thresholds } from '#law/buildings/thresholds.ts';
import { addressText } from '#law/address-text.ts';
import { type BuildingRecord, isKnown } from './building-record.ts';
import { buildingFacts } from './facts.ts';

export interface Rules {
  laws: readonly Law[];
  register: Register;
  thresholds: Thresholds;
  day: string;
}

export interface BuildingLines {
  bbl: string;
  address?: string;
  isKnown: boolean;
  facts: Facts;
  lines: readonly LawResult[];
}

export function buildingAddress({ bbl, lot, covered, padAddress }: BuildingRecord): string | undefined {
  const borough = parseBbl(bbl)?.borough;
  const street = padAddress?.text ?? lot?.address ?? covered?.address;
  return borough && street ? `${addressText(street)}, ${boroughName(borough)}` : undefined;
}

function toBuilding(
  record: BuildingRecord,
  { thresholds, day }: Rules,
  { answers, corrections }: OwnAnswers,
): Building {
  const facts = withCorrections(buildingFacts(record), corrections);
  return { lot: parseBbl(record.bbl), facts, answers, thresholds, day };
}

export function buildingLines(
  record: BuildingRecord,
  rules: Rules,
  answers: OwnAnswers = NO_ANSWERS,
): BuildingLines {
  const building = toBuilding(record, rules, answers);
  const has = isKnown(record);
  const lines = has ? obligationLines(building, rules.laws, rules.register) : [];
  return { bbl: record.bbl, address: buildingAddress(record), isKnown: has, facts: building.facts, lines };
}

export function decidedLot(
  record: BuildingRecord,
  rules: Rules,
  answers: OwnAnswers = NO_ANSWERS,
): { facts: Facts; outcomes: Outcome[] } {
  const building = toBuilding(record, rules, answers);
  return { facts: building.facts, outcomes: decideOutcomes(building, rules.laws, rules.register) };
}
