import { MODULE_CHOICES, type ModuleSlug, SERVICE_CATEGORIES } from '#app/regulations/index.ts';
import { Button } from '#app/ui/button.tsx';
import { CONTROL } from '#app/ui/forms/field.tsx';

/** Undefined means any. */
export interface DirectoryQuery {
  module?: ModuleSlug;
  category?: string;
}

interface FilterProps {
  name: keyof DirectoryQuery;
  label: string;
  everything: string;
  value: string | undefined;
  choices: readonly { value: string; label: string }[];
}

const Filter = ({ name, label, everything, value, choices }: FilterProps) => (
  <div className="grid flex-[1_1_14rem] gap-1.5">
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

export const DirectoryFilters = ({ query }: { query: DirectoryQuery }) => (
  <form role="search" aria-label="Partners" className="flex flex-wrap items-end gap-4">
    <Filter name="module" label="Law" everything="All laws" value={query.module} choices={MODULE_CHOICES} />
    <Filter
      name="category"
      label="Service category"
      everything="All services"
      value={query.category}
      choices={SERVICE_CATEGORIES}
    />
    <Button type="submit" look="secondary">
      Show
    </Button>
  </form>
);
