import { data } from '@remix-run/node';
import type { ModuleSlug } from '#app/regulations/index.ts';
import { findBillAnalysis } from '#app/content/bill-analyses.server.ts';

/** The analysis of a bill at this address. 404 where there is none. */
export async function loadBillAnalysis(module: ModuleSlug, id = '') {
  const analysis = await findBillAnalysis(module, id);
  if (!analysis) throw data('There is no report at this address.', { status: 404 });
  return { analysis };
}
