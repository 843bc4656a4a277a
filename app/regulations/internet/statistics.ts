/** What the figures of the report are computed from. */
interface Assessed {
  score: number;
  /** The answer to the first question, where it could be read. */
  buildingType: string | undefined;
}

/**
 * The figures over a list of assessments. There is no average of none. Source: specification section 9,
 * "Internet report".
 */
export function readinessStatistics(assessments: readonly Assessed[]) {
  const count = assessments.length;
  const types = assessments.flatMap(({ buildingType }) => buildingType ?? []);
  return {
    count,
    averageScore: count === 0 ? undefined : assessments.reduce((sum, { score }) => sum + score, 0) / count,
    buildingTypes: new Set(types).size,
  };
}
