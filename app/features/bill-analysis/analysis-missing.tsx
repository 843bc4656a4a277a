import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { ButtonLink } from '#app/ui/button.tsx';
import { MessagePage } from '#app/ui/layout/message-page.tsx';
import { moduleUrls } from '../modules/module-urls.ts';
import { useModule } from '../modules/module-of.ts';
import { UnexpectedError } from '../site/unexpected-error.tsx';

/** What stands in place of a report that is not there. */
export function AnalysisMissing() {
  const error = useRouteError();
  const { overview } = moduleUrls(useModule());
  if (!isRouteErrorResponse(error) || error.status !== 404) return <UnexpectedError />;
  return (
    <MessagePage title="Report not found">
      <p>There is no report at this address. Please use the link in our mail, as a whole.</p>
      <ButtonLink to={overview}>Back to the overview</ButtonLink>
    </MessagePage>
  );
}
