import {
  isRouteErrorResponse,
  useRouteError,
  type MetaDescriptor,
  type MetaFunction,
} from '@remix-run/react';
import { lazy, Suspense } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { MessagePage } from '#app/ui/layout/message-page.tsx';
import { pageMeta } from './page-meta.ts';
import { useSite } from './use-site.ts';
import { UNAVAILABLE_TEXT, WhileUnavailable } from './while-unavailable.tsx';

interface ErrorText {
  title: string;
  explanation: string;
}

const TEXTS: Record<number, ErrorText> = {
  400: {
    title: 'Bad request',
    explanation: "We couldn't read the address or the form. Go back and try again.",
  },
  404: {
    title: 'Page not found',
    explanation: 'There is no page at this address. It may have moved, or the link may be wrong.',
  },
  405: {
    title: 'Not allowed',
    explanation: 'This address doesn’t work that way. Go back and use the links or the form on the page.',
  },
  413: {
    title: 'Too large',
    explanation: 'What you sent is too large. Go back and send less text or smaller files.',
  },
  429: {
    title: 'Too many attempts',
    explanation:
      'Too many requests came from your network. Wait a few minutes, and then use the link in our email.',
  },
  503: {
    title: 'Temporarily unavailable',
    explanation: UNAVAILABLE_TEXT,
  },
};

const UNEXPECTED: ErrorText = {
  title: 'Something went wrong',
  explanation: 'The error is on our side, and we have recorded it. Please try again.',
};

function describeError(error: unknown): ErrorText & { status: number } {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return { status, ...(TEXTS[status] ?? UNEXPECTED) };
}

export const errorMeta: MetaFunction = ({ error, ...page }): MetaDescriptor[] => {
  if (!error) return [];
  const { title, explanation } = describeError(error);
  return pageMeta(page, { title, description: explanation, isUnlisted: true });
};

const HEADING = 'Unexpected Application Error!';

const IN_A_PREVIEW =
  'This draft can’t be shown yet because something the page needs is missing. In the panel, “Before publishing” says what.';

/** Loaded on demand, so that no interactive page includes the search. */
const ErrorPageLinks = lazy(async () => ({
  default: (await import('./error-page-links.tsx')).ErrorPageLinks,
}));

function WaysFrom({ status }: { status: number }) {
  if (status === 503) return <WhileUnavailable />;
  if (status !== 404) return <ButtonLink href="/">Go to the home page</ButtonLink>;
  return (
    <Suspense>
      <ErrorPageLinks />
    </Suspense>
  );
}

export function UnexpectedError() {
  const { status, title, explanation } = describeError(useRouteError());
  const { preview } = useSite();
  return (
    <MessagePage title={HEADING}>
      <h2 className="text-[1.3rem] text-ink">{title}</h2>
      <p>
        <strong className="text-ink">{status}</strong>{' '}
        {preview && status === 500 ? IN_A_PREVIEW : explanation}
      </p>
      <WaysFrom status={status} />
    </MessagePage>
  );
}
