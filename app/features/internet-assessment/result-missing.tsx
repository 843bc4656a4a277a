import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { ButtonLink } from '#app/ui/button.tsx';
import { MessagePage } from '#app/ui/layout/message-page.tsx';
import { moduleUrls } from '../modules/module-urls.ts';
import { UnexpectedError } from '../site/unexpected-error.tsx';
import { NO_RESULT } from './messages.ts';

/** What stands in place of a result that is not there. */
export function ResultMissing() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <UnexpectedError />;
  return (
    <MessagePage title="Result not found">
      <p>{NO_RESULT} Check the link, or take the assessment again.</p>
      <ButtonLink to={moduleUrls('nyc-internet').quiz}>Take the assessment</ButtonLink>
    </MessagePage>
  );
}
