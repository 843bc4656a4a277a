import { Search } from 'lucide-react';
import { Button } from '../button.tsx';
import { CONTROL, describedBy, FieldError } from './field.tsx';
import suggestionsScript from './suggestions.js?url&no-inline';

interface SearchBoxProps {
  id: string;
  label: string;
  hint?: string;
  typed?: string;
  error?: string;
}

export function SearchBox({ id, label, hint, typed, error }: SearchBoxProps) {
  const errors = error ? [error] : undefined;
  return (
    <form
      role="search"
      method="get"
      action="/search"
      data-site-search=""
      data-suggestions="/search/suggestions"
      data-script={suggestionsScript}
      data-noun="suggestion"
      className="not-printed grid w-full max-w-[38rem] gap-1.5"
    >
      <label htmlFor={id} className="font-semibold text-ink">
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-[0.9rem] text-soft">
          {hint}
        </p>
      ) : null}
      <FieldError id={id} errors={errors} />
      <div className="flex gap-2">
        <div className="relative min-w-0 grow">
          <input
            id={id}
            type="search"
            name="q"
            key={typed}
            defaultValue={typed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            {...describedBy({ id, hint, errors })}
            className={CONTROL}
          />
          <ul id={`${id}-suggestions`} hidden aria-label="Suggestions" className="suggestions" />
        </div>
        <Button type="submit" aria-label="Search" className="px-3.5">
          <Search aria-hidden size={20} />
        </Button>
      </div>
      <p role="status" className="sr-only" />
    </form>
  );
}
