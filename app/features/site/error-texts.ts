import { isRouteErrorResponse } from '@remix-run/react';

interface ErrorText {
  title: string;
  explanation: string;
}

const TEXTS: Record<number, ErrorText> = {
  400: { title: 'Bad request', explanation: 'The address or the form could not be read.' },
  404: {
    title: 'Page not found',
    explanation: 'There is no page at this address. It may have moved, or the link may be wrong.',
  },
  405: { title: 'Not allowed', explanation: 'This address cannot be used in that way.' },
  413: { title: 'Too large', explanation: 'What was sent is too large.' },
  503: {
    title: 'Temporarily unavailable',
    explanation: 'The site cannot reach its data at the moment. Please try again in a minute.',
  },
};

const UNEXPECTED: ErrorText = {
  title: 'Something went wrong',
  explanation: 'The error is on our side, and we have recorded it. Please try again.',
};

/** What a visitor reads about an error that a route threw, and its HTTP status. */
export function describeError(error: unknown): ErrorText & { status: number } {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return { status, ...(TEXTS[status] ?? UNEXPECTED) };
}
