import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { ButtonLink } from '#app/ui/button.tsx';
import { MessagePage } from '#app/ui/layout/message-page.tsx';
import { useSite } from './use-site.ts';

/** Specification section 8, "Unknown route / render failure". */
const TITLE = 'Unexpected Application Error!';

const EXPLANATIONS: Record<number, string> = {
  400: 'The address or the form could not be read.',
  404: 'There is no page at this address. It may have moved, or the link may be wrong.',
  405: 'This address cannot be used in that way.',
  413: 'What was sent is too large.',
  503: 'The site cannot reach its data at the moment. Please try again in a minute.',
};

const OTHERWISE = 'Something went wrong on our side. It has been recorded; please try again.';

const IN_A_PREVIEW =
  'This draft cannot be shown yet: something that the page needs is missing. The panel names it, under “Before publishing”.';

/** What stands in place of a page that does not exist or has failed, with a way on. */
export function UnexpectedError() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { preview } = useSite();
  const explanation = preview && status === 500 ? IN_A_PREVIEW : (EXPLANATIONS[status] ?? OTHERWISE);
  return (
    <MessagePage title={TITLE}>
      <p>
        <strong className="text-ink">{status}</strong> {explanation}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/">Go to the home page</ButtonLink>
      </div>
    </MessagePage>
  );
}
