import { ButtonLink } from '#app/ui/button.tsx';
import { SearchBox } from '#app/ui/forms/search-box.tsx';

export const ErrorPageLinks = () => (
  <>
    <SearchBox id="search" label="Search the site" />
    <div className="flex flex-wrap gap-3">
      <ButtonLink href="/">Go to the home page</ButtonLink>
      <ButtonLink href="/laws" look="secondary">
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
