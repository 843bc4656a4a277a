import { readBuildingCopy } from '#app/content/laws.server.ts';
import { classDescription } from '#app/regulations/obligations/building-classes.ts';
import { loadDescribed } from './building.server.ts';
import { hasAnswers } from '#app/regulations/obligations/answers.ts';
import { parseBuildingQuery } from './building-query.ts';
import { fieldViews } from './fields-view.ts';

/** The form that describes a building, or the answer for one that its address describes. */
export async function loadDescribe(request: Request) {
  const query = parseBuildingQuery(new URL(request.url).searchParams);
  const fields = fieldViews({}, classDescription);
  if (hasAnswers(query) || query.rejected.length > 0) return { fields, ...(await loadDescribed(request)) };
  return { fields, copy: await readBuildingCopy(), view: undefined };
}
