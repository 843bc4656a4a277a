import { Search } from 'lucide-react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { CONTROL, FieldError } from '#app/ui/forms/field.tsx';

export const SearchForm = ({ typed = '', error }: { typed?: string; error?: string }) => (
  <form role="search" method="get" action="/search" className="grid w-full max-w-[36rem] gap-1.5">
    <label htmlFor="search" className="font-semibold text-ink">
      Search articles on every law
    </label>
    <FieldError id="search" errors={error ? [error] : undefined} />
    <div className="flex gap-2">
      <input
        id="search"
        type="search"
        name="q"
        key={typed}
        defaultValue={typed}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'search-error' : undefined}
        className={`${CONTROL} min-w-0`}
      />
      <Button type="submit" look="secondary" aria-label="Search" className="px-3.5">
        <Search aria-hidden size={20} />
      </Button>
    </div>
  </form>
);

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
