import lighthouse from 'lighthouse';
import { CATEGORIES } from './verdict.mjs';

/** The bytes of scripts as they travelled. */
const scriptBytes = ({ 'network-requests': requests }) =>
  requests.details.items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + transferSize, 0);

/** What is not perfect in the categories that have to be. */
const findings = ({ categories, audits }) =>
  Object.entries(categories)
    .filter(([id]) => id !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => audits[id].title);

/** Measures a page once, as on a phone with a slow connection. */
export async function measure(address, port) {
  const { lhr } = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: CATEGORIES.map(({ id }) => id),
  });
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  const scores = Object.fromEntries(
    CATEGORIES.map(({ id }) => [id, Math.round(lhr.categories[id].score * 100)]),
  );
  return { scores, scriptBytes: scriptBytes(lhr.audits), findings: findings(lhr) };
}
