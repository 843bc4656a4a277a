import type { SubmissionResult } from '@conform-to/react';
import type { ClientActionFunctionArgs, ShouldRevalidateFunction } from '@remix-run/react';

export interface FormResponse {
  result: SubmissionResult;
}

export const UNREACHABLE: FormResponse = { result: { status: 'error', error: { '': [''] } } };

/** If the server fails or cannot be reached, the page keeps the input, and the form shows an error. */
export async function askServer({ serverAction }: ClientActionFunctionArgs): Promise<FormResponse> {
  try {
    return await serverAction<FormResponse>();
  } catch (error) {
    if (error instanceof Response) throw error;
    return UNREACHABLE;
  }
}

/**
 * `returnUrl` derives the current page's URL with the submitted input from the URL of the next page. The action
 * stores that URL in the current history entry, so that the Back button returns to the input.
 */
export const askServerAndReturnTo =
  (returnUrl: (next: URL) => string | undefined) =>
  async (args: ClientActionFunctionArgs): Promise<FormResponse> => {
    try {
      return await askServer(args);
    } catch (answer) {
      const next = answer instanceof Response && answer.headers.get('Location');
      const url = next ? returnUrl(new URL(next, location.href)) : undefined;
      if (url) history.replaceState(history.state, '', url);
      throw answer;
    }
  };

/** Reloading the page's data after a connection failure would also fail, and lose the form. */
export const revalidateAfterResponse: ShouldRevalidateFunction = ({
  actionResult,
  defaultShouldRevalidate,
}) => (actionResult === UNREACHABLE ? false : defaultShouldRevalidate);
