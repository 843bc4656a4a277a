import { data } from '@remix-run/node';
import { readPage } from '#app/content/pages.server.ts';
import { findReadinessResult } from '#app/content/readiness-assessments.server.ts';
import { NO_RESULT } from './messages.ts';
import { resultView } from './result-view.ts';

/** The result at an address. 404 for an address that no assessment has. */
export async function loadResult(publicId: string) {
  const found = await findReadinessResult(publicId);
  if (!found) throw data(NO_RESULT, { status: 404 });
  return resultView(found, await readPage('internet-quiz'));
}
