import { Form } from '@remix-run/react';
import { Search } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import { CONTROL, FieldError } from '#app/ui/forms/field.tsx';

interface SearchFormProps {
  typed?: string;
  error?: string;
}

/** Searches the articles of every law. */
export const SearchForm = ({ typed = '', error }: SearchFormProps) => (
  <Form role="search" method="get" action="/search" className="grid w-full max-w-[36rem] gap-1.5">
    <label htmlFor="search" className="font-semibold text-ink">
      Search the articles of every law
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
  </Form>
);
