import { LAW_GROUPS } from '#law/modules.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { CONTROL } from '#app/ui/forms/field.tsx';
import { FilterSelect } from '#app/ui/forms/filter-select.tsx';
import { type FigureQuery, isFiltered, kindUrl } from './figure-query.ts';
import { FIGURES_URL } from './sources-text.ts';

interface FigureFiltersProps {
  query: FigureQuery;
  sources: readonly { value: string; label: string }[];
}

export const FigureFilters = ({ query, sources }: FigureFiltersProps) => (
  <form
    role="search"
    aria-label="Figures and deadlines"
    method="get"
    action={FIGURES_URL}
    className="not-printed flex flex-wrap items-end gap-4"
  >
    {query.kind === 'figures' ? null : <input type="hidden" name="kind" value={query.kind} />}
    <div className="grid min-w-0 flex-[1_1_14rem] gap-1.5">
      <label htmlFor="filter-q" className="font-semibold">
        Search
      </label>
      <input
        id="filter-q"
        type="search"
        name="q"
        defaultValue={query.search}
        maxLength={200}
        className={`${CONTROL} min-h-12`}
      />
    </div>
    <FilterSelect name="law" label="Law" everything="All laws" value={query.law} choices={LAW_GROUPS} />
    <FilterSelect
      name="source"
      label="Source"
      everything="All sources"
      value={query.source}
      choices={sources}
    />
    <div className="flex flex-wrap gap-3">
      <Button type="submit" look="secondary">
        Show
      </Button>
      {isFiltered(query) ? (
        <ButtonLink href={kindUrl(query.kind)} look="secondary">
          Show all
        </ButtonLink>
      ) : null}
    </div>
  </form>
);
