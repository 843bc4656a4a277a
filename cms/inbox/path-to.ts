import type { Workflow } from './workflow.ts';

/** The fewest moves by which a submission comes from its arrival to a status, as the statuses that it goes through. */
export function pathTo(workflow: Workflow, status: string): string[] {
  const first = workflow.statuses[0].value;
  const ways = new Map<string, string[]>([[first, [first]]]);
  for (const [value, way] of ways) {
    for (const next of workflow.next[value] ?? []) if (!ways.has(next)) ways.set(next, [...way, next]);
  }
  const way = ways.get(status);
  if (!way) throw new Error(`No move leads to "${status}".`);
  return way;
}
