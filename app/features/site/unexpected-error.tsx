import { useRouteError } from '@remix-run/react';
import { lazy, Suspense } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { MessagePage } from '#app/ui/layout/message-page.tsx';
import { describeError } from './error-texts.ts';
import { useSite } from './use-site.ts';

/** Specification section 8, "Unknown route / render failure". */
const HEADING = 'Unexpected Application Error!';

const IN_A_PREVIEW =
  'This draft cannot be shown yet: something that the page needs is missing. The panel names it, under “Before publishing”.';

/** Few visitors need it: its code is not part of every page. */
const WaysOn = lazy(async () => ({ default: (await import('./ways-on.tsx')).WaysOn }));

/** What stands in place of a page that does not exist or has failed, with a way on. */
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
      {status === 404 ? (
        <Suspense>
          <WaysOn />
        </Suspense>
      ) : (
        <ButtonLink to="/">Go to the home page</ButtonLink>
      )}
    </MessagePage>
  );
}
