/** What is measured, and the least that is good enough. */
export const CATEGORIES = [
  { id: 'performance', heading: 'performance', least: 98 },
  { id: 'accessibility', heading: 'accessibility', least: 100 },
  { id: 'best-practices', heading: 'best practices', least: 100 },
  { id: 'seo', heading: 'SEO', least: 100 },
];

/** The measurement in the middle: a machine that was busy for a moment is no fault of the page. */
function medianOf(runs) {
  const sorted = runs.toSorted((a, b) => a.scores.performance - b.scores.performance);
  return sorted[Math.floor(sorted.length / 2)];
}

/** What several measurements of a page say together. A finding of any of them counts. */
export function verdictOf(path, runs) {
  const { scores, scriptBytes } = medianOf(runs);
  const worst = (id) => Math.min(...runs.map((run) => run.scores[id]));
  const others = CATEGORIES.filter(({ id }) => id !== 'performance').map(({ id }) => [id, worst(id)]);
  return {
    path,
    scriptBytes,
    scores: { performance: scores.performance, ...Object.fromEntries(others) },
    findings: [...new Set(runs.flatMap((run) => run.findings))],
  };
}

/** Whether a page reaches what it has to. */
export const isGood = ({ scores }) => CATEGORIES.every(({ id, least }) => scores[id] >= least);

const line = (cells, widths) =>
  cells
    .map((cell, index) => (index === 0 ? cell.padEnd(widths[index]) : cell.padStart(widths[index])))
    .join('  ');

/** A table of the pages, and below it what was found. */
export function tableOf(verdicts) {
  const head = ['page', ...CATEGORIES.map(({ heading }) => heading), 'bytes of JavaScript', ''];
  const rows = verdicts.map((verdict) => [
    verdict.path,
    ...CATEGORIES.map(({ id }) => String(verdict.scores[id])),
    verdict.scriptBytes.toLocaleString('en-US'),
    isGood(verdict) ? '' : 'NOT GOOD ENOUGH',
  ]);
  const widths = head.map((_, index) => Math.max(...[head, ...rows].map((row) => row[index].length)));
  const found = verdicts.flatMap(({ path, findings }) => findings.map((finding) => `${path}: ${finding}`));
  return [head, ...rows]
    .map((row) => line(row, widths).trimEnd())
    .concat(found.length > 0 ? ['', ...found] : [])
    .join('\n');
}
