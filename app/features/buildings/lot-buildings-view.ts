import { findPathway, PATHWAYS } from '#law/ll97/coverage.ts';
import { addressText } from '#law/address-text.ts';
import { listed } from '#app/features/ll97/texts.ts';
import { buildingUrls, withQuery } from '#app/urls/building-urls.ts';
import type { LotAnswers } from './answers.server.ts';
import { writeBuildingQuery } from './building-query.ts';
import { pathwaysText, pathwayText } from './texts.ts';

/** Undefined unless the lot has several buildings or several Local Law 97 pathways. */
export function lotBuildings({ record, facts, query, lot }: LotAnswers) {
  const count = Math.max(facts.buildings?.value ?? 0, record.bins.length);
  const pathways = facts.pathways?.value ?? [];
  if (count < 2 && pathways.length < 2) return undefined;
  const { page } = buildingUrls(lot.bbl);
  const codes = record.covered?.pathways ?? [];
  const buildings = record.bins.map((bin) => {
    const covered = record.coveredBuildings.find((each) => each.bin === bin);
    const pathway = covered?.pathway === undefined ? undefined : findPathway(covered.pathway);
    return {
      bin,
      address: covered?.address ? addressText(covered.address) : undefined,
      pathway: pathway && pathwayText(PATHWAYS[pathway].listCode),
      href: withQuery(page, writeBuildingQuery({ ...query, bin })),
      isChosen: bin === query.bin,
    };
  });
  return {
    count,
    buildings,
    pathways: codes.length > 1 ? pathwaysText(listed(codes)) : undefined,
  };
}
