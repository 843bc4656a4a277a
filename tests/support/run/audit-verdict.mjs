const SERIOUS = ['high', 'critical'];

/** npm names an advisory by its page; the last part of that is its name. */
const idOf = ({ url, source }) => (url ? url.split('/').at(-1) : String(source));

/** The serious advisories of a report of `npm audit --json`, each once, with the package that has it. */
function findingsOf({ vulnerabilities }) {
  const advisories = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((cause) => typeof cause === 'object' && SERIOUS.includes(cause.severity));
  return new Map(advisories.map((advisory) => [idOf(advisory), advisory]));
}

const line = (id, { name, severity, title }) => `${name}: ${severity}, ${title} (${id})`;

/** What is printed of npm, from which the report is taken; nothing where there is none. */
function reportIn(output) {
  try {
    const report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
    return report.vulnerabilities ? report : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What an audit says: `problems` fail it, `notes` are only told. A serious finding is accepted until its day when
 * the list has it; one that is accepted and no longer found has to leave the list. Where the registry did not
 * answer there is no report: that is told, and is no problem of the product.
 */
export function auditVerdict(output, accepted, today) {
  const report = reportIn(output);
  if (!report)
    return { problems: [], notes: ['The packages were not audited: the registry gave no report.'] };
  const findings = findingsOf(report);
  const isAccepted = (id) => accepted.some((entry) => entry.id === id && entry.until >= today);
  const serious = [...findings].filter(([id]) => !isAccepted(id)).map(([id, advisory]) => line(id, advisory));
  const gone = accepted
    .filter(({ id }) => !findings.has(id))
    .map(({ id }) => `${id} is accepted, but not found.`);
  const notes = accepted
    .filter(({ id }) => isAccepted(id))
    .map(({ id, until }) => `${id} is accepted until ${until}.`);
  return { problems: [...serious, ...gone], notes };
}
