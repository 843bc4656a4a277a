import type { ClientActionFunctionArgs } from '@remix-run/react';
import { stepUrl } from './steps.ts';
import { askServer } from './unreachable.ts';

/**
 * Gives the present entry of the browser's history the address of the draft that the first step began: Back leads to
 * what was typed, and on with the same draft.
 */
function nameDraft({ headers }: Response): void {
  const next = new URL(headers.get('Location') ?? '', location.href);
  const draft = next.searchParams.get('draft');
  if (draft && !new URLSearchParams(location.search).has('draft'))
    history.replaceState(history.state, '', stepUrl(draft, 'business'));
}

/** Sends a step of the assessment. */
export async function sendStep(args: ClientActionFunctionArgs) {
  try {
    return await askServer(args);
  } catch (answer) {
    if (answer instanceof Response) nameDraft(answer);
    throw answer;
  }
}
