import { MODULE_CHOICES } from '#app/regulations/index.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { CONTROL } from '#app/ui/forms/field.tsx';
import { type FigureQuery, isFiltered, kindUrl } from './figure-query.ts';
import { FIGURES_URL } from './sources-text.ts';

interface FilterProps {
  name: 'law' | 'source';
  label: string;
  everything: string;
  value: string | undefined;
  choices: readonly { value: string; label: string }[];
}

const Filter = ({ name, label, everything, value, choices }: FilterProps) => (
  <div className="grid min-w-0 flex-[1_1_14rem] gap-1.5">
    <label htmlFor={`filter-${name}`} className="font-semibold">
      {label}
    </label>
    <select id={`filter-${name}`} name={name} defaultValue={value ?? ''} className={`${CONTROL} min-h-12`}>
      <option value="">{everything}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  </div>
);

interface FigureFiltersProps {
  query: FigureQuery;
  sources: FilterProps['choices'];
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
    <Filter name="law" label="Law" everything="All laws" value={query.law} choices={MODULE_CHOICES} />
    <Filter name="source" label="Source" everything="All sources" value={query.source} choices={sources} />
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
