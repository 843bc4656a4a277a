import { MODULE_CHOICES, type ModuleSlug, SERVICE_CATEGORIES } from '#app/regulations/index.ts';
import { Button } from '#app/ui/button.tsx';
import { FilterSelect } from '#app/ui/forms/filter-select.tsx';

/** Undefined means any. */
export interface DirectoryQuery {
  module?: ModuleSlug;
  category?: string;
}

export const DirectoryFilters = ({ query }: { query: DirectoryQuery }) => (
  <form role="search" aria-label="Partners" className="flex flex-wrap items-end gap-4">
    <FilterSelect name="module" label="Law" everything="All laws" value={query.module} choices={MODULE_CHOICES} />
    <FilterSelect
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
