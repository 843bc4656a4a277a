import { ButtonLink } from '#app/ui/button.tsx';
import { SearchForm } from '../articles/search-page.tsx';

/** Ways on from an address without a page. */
export const WaysOn = () => (
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
