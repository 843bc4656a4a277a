import type { ClientActionFunctionArgs, ShouldRevalidateFunction } from '@remix-run/react';

/**
 * A client action that asks the server, and answers in its place when it cannot be reached or fails: the
 * page stays as it is, with everything that was typed. Redirects go their way.
 */
export const answerFailure =
  <Answer>(failure: Answer) =>
  async ({ serverAction }: ClientActionFunctionArgs): Promise<Answer> => {
    try {
      return (await serverAction()) as Answer;
    } catch (error) {
      if (error instanceof Response) throw error;
      return failure;
    }
  };

/** After such a failure the page is not read again: that would fail too, and take the form with it. */
export const revalidateUnless =
  (failure: unknown): ShouldRevalidateFunction =>
  ({ actionResult, defaultShouldRevalidate }) =>
    actionResult === failure ? false : defaultShouldRevalidate;
