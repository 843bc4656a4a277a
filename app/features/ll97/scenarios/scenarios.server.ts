import { readScenarioFigures } from '#app/data/figures.server.ts';
import { readPart } from '#app/data/pages.server.ts';
import { isLimited } from '#law/ll97/assessment.ts';
import type { BuildingReport } from '#law/ll97/report.ts';
import { dayInNewYork } from '#law/days.ts';
import {
  lateReportLine,
  scenarioFields,
  scenarioFieldSets,
  scenarioLines,
  type ScenarioBasis,
} from './measure-fields.ts';
import { scenarioErrors, typedIn } from './scenario-query.ts';
import { scenarioView } from './scenario-view.ts';

export async function loadScenarios(
  { building: { uses, pathway }, energy, assessments }: BuildingReport,
  { query, createdAt, now }: { query: URLSearchParams; createdAt: string; now: Date },
) {
  const [law, copy] = await Promise.all([readScenarioFigures(now), readPart('ll97-report', 'scenarios')]);
  const firstYear = Number(dayInNewYork(new Date(createdAt)).slice(0, 4));
  const basis: ScenarioBasis = { building: { uses, pathway, energy }, law, firstYear };
  const hasLimits = assessments.some(isLimited);
  const fields = hasLimits ? scenarioFields(basis) : [];
  const typed = typedIn(query, fields);
  const errors = scenarioErrors(typed, fields);
  const isValid = Object.keys(errors).length === 0;
  return {
    typed,
    errors,
    basis,
    view: isValid ? scenarioView(typed, basis) : undefined,
    form: hasLimits ? scenarioFieldSets(basis, copy) : [],
    late: lateReportLine(basis, copy),
    lines: scenarioLines(basis, copy),
    intro: copy.intro,
  };
}

export type LoadedScenarios = Awaited<ReturnType<typeof loadScenarios>>;
