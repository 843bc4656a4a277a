import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { CONTROL, FieldError } from '#app/ui/forms/field.tsx';
import suggestionsScript from '#app/ui/forms/suggestions.js?url&no-inline';
import type { LawId } from '#law/buildings/rules/index.ts';
import { BOX } from './messages.ts';

interface BuildingBoxProps {
  label?: string;
  typed?: string;
  error?: string;
  law?: LawId;
  action?: string;
  target?: '_self';
  suggestions?: string;
  /** The link target of suggestions. */
  suggestionTarget?: '_self';
  /** Hidden fields. */
  children?: ReactNode;
}

const suggestionsFor = (law?: LawId): string =>
  law ? `/buildings/suggestions?law=${law}` : '/buildings/suggestions';

export const BuildingBox = ({
  label = BOX.label,
  typed,
  error,
  law,
  action = '/buildings',
  target,
  suggestions = suggestionsFor(law),
  suggestionTarget,
  children,
}: BuildingBoxProps) => (
  <form
    role="search"
    method="get"
    action={action}
    target={target}
    data-suggestions={suggestions}
    data-script={suggestionsScript}
    data-noun="building"
    data-target={suggestionTarget}
    className="not-printed grid w-full max-w-[38rem] gap-1.5"
  >
    <label htmlFor="building" className="text-[1.12rem] font-semibold text-ink">
      {label}
    </label>
    <p id="building-hint" className="text-[0.9rem] text-soft">
      {BOX.hint}
    </p>
    {law ? <input type="hidden" name="law" value={law} /> : null}
    {children}
    <FieldError id="building" errors={error ? [error] : undefined} />
    <div className="flex flex-wrap gap-2">
      <div className="relative min-w-0 grow basis-[14rem]">
        <input
          id="building"
          type="search"
          name="q"
          defaultValue={typed}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          maxLength={200}
          enterKeyHint="search"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'building-error building-hint' : 'building-hint'}
          className={CONTROL}
        />
        <ul id="building-suggestions" hidden aria-label="Buildings" className="suggestions" />
      </div>
      <Button type="submit">{BOX.buttonLabel}</Button>
    </div>
    <p role="status" className="sr-only" />
  </form>
);
