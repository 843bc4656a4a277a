import lighthouse from 'lighthouse';
import { CATEGORIES } from './verdict.mjs';

/** The bytes of scripts as they traveled. */
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

/** Lighthouse sometimes fails to record a page, says so, and asks to be run again. */
const TRIES = 3;

async function record(address, { port, isListed }) {
  const { lhr } = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: CATEGORIES.map(({ id }) => id),
    skipAudits: isListed ? [] : ['is-crawlable'],
  });
  return lhr;
}

/** Measures a page once, as on a phone with a slow connection. `isListed`: search engines must be able to list it. */
export async function measure(address, options) {
  let lhr = await record(address, options);
  for (let tries = 1; lhr.runtimeError && tries < TRIES; tries += 1) lhr = await record(address, options);
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  const scores = Object.fromEntries(
    CATEGORIES.map(({ id }) => [id, Math.round(lhr.categories[id].score * 100)]),
  );
  return { scores, scriptBytes: scriptBytes(lhr.audits), findings: findings(lhr) };
}
