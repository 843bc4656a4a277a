import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { ButtonLink } from '#app/ui/button.tsx';
import { MessagePage } from '#app/ui/layout/message-page.tsx';
import { UnexpectedError } from '../site/unexpected-error.tsx';

/** What stands in place of a report that is not there. */
export function ReportMissing() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <UnexpectedError />;
  return (
    <MessagePage title="Report not found">
      <p>There is no report at this address. Check the link, or make a new report: it takes a few minutes.</p>
      <ButtonLink to="/ll97/calculator">Make a report</ButtonLink>
    </MessagePage>
  );
}
