import { useRouteError } from '@remix-run/react';
import { ButtonLink } from '#app/ui/button.tsx';
import { MessagePage } from '#app/ui/layout/message-page.tsx';
import { SearchForm } from '../search/search-form.tsx';
import { describeError } from './error-texts.ts';
import { useSite } from './use-site.ts';

/** Specification section 8, "Unknown route / render failure". */
const HEADING = 'Unexpected Application Error!';

const IN_A_PREVIEW =
  'This draft cannot be shown yet: something that the page needs is missing. The panel names it, under “Before publishing”.';

/** Ways on from an address that leads nowhere. */
const WaysOn = () => (
  <>
    <SearchForm />
    <div className="flex flex-wrap gap-3">
      <ButtonLink to="/">Go to the home page</ButtonLink>
      <ButtonLink to="/browse-modules" look="secondary">
        See all laws
      </ButtonLink>
      <ButtonLink to="/help" look="secondary">
        Help Center
      </ButtonLink>
      <ButtonLink to="/contact" look="secondary">
        Contact us
      </ButtonLink>
    </div>
  </>
);

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
      {status === 404 ? <WaysOn /> : <ButtonLink to="/">Go to the home page</ButtonLink>}
    </MessagePage>
  );
}
