import { ButtonLink } from '#app/ui/button.tsx';
import { SearchForm } from '../articles/search-page.tsx';

/** Ways on from an address without a page. */
export const WaysOn = () => (
  <>
    <SearchForm />
    <div className="flex flex-wrap gap-3">
      <ButtonLink href="/">Go to the home page</ButtonLink>
      <ButtonLink href="/browse-modules" look="secondary">
        See all laws
      </ButtonLink>
      <ButtonLink href="/help" look="secondary">
        Help Center
      </ButtonLink>
      <ButtonLink href="/contact" look="secondary">
        Contact us
      </ButtonLink>
    </div>
  </>
);
