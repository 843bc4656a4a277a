import type { SubmissionResult } from '@conform-to/react';
import type { ClientActionFunctionArgs, ShouldRevalidateFunction } from '@remix-run/react';

/** The response to a form that was not accepted, with its validation errors. */
export interface FormAnswer {
  result: SubmissionResult;
}

/** The answer where the server cannot be reached or fails. Each form has its own message for it. */
export const UNREACHABLE: FormAnswer = { result: { status: 'error', error: { '': [''] } } };

/** Where the server cannot be reached or fails, the page and what was typed stay, and the form says so. */
export async function askServer({ serverAction }: ClientActionFunctionArgs): Promise<FormAnswer> {
  try {
    return await serverAction<FormAnswer>();
  } catch (error) {
    if (error instanceof Response) throw error;
    return UNREACHABLE;
  }
}

/**
 * The client action of a page that can show again what was submitted on it: `returnUrl` is its address for that, made
 * from the address of the page that follows. The present history entry gets it, so that Back leads there.
 */
export const askServerAndReturnTo =
  (returnUrl: (next: URL) => string | undefined) =>
  async (args: ClientActionFunctionArgs): Promise<FormAnswer> => {
    try {
      return await askServer(args);
    } catch (answer) {
      const next = answer instanceof Response && answer.headers.get('Location');
      const url = next ? returnUrl(new URL(next, location.href)) : undefined;
      if (url) history.replaceState(history.state, '', url);
      throw answer;
    }
  };

/** After a failure to reach the server the page is not loaded again: that would fail too, and take the form with it. */
export const revalidateAfterAnswer: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  actionResult === UNREACHABLE ? false : defaultShouldRevalidate;
