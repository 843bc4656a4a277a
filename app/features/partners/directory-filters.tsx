import { MODULE_CHOICES, type ModuleSlug, SERVICE_CATEGORIES } from '#app/regulations/index.ts';
import { Button } from '#app/ui/button.tsx';
import { FilterSelect } from '#app/ui/forms/filter-select.tsx';
import { DIRECTORY_URL, FOR_BUILDING } from './directory-url.ts';
import { moduleLabel } from './partner-cards.tsx';

/** Undefined means any. */
export interface DirectoryQuery {
  /** The modules of the laws that apply to a building. */
  modules?: readonly ModuleSlug[];
  module?: ModuleSlug;
  category?: string;
}

export const DirectoryFilters = ({ query }: { query: DirectoryQuery }) => (
  <form role="search" aria-label="Partners" className="flex flex-wrap items-end gap-4">
    {query.modules ? <input type="hidden" name={FOR_BUILDING} value={query.modules.join(',')} /> : null}
    <FilterSelect
      name="module"
      label="Law"
      everything="All laws"
      value={query.module}
      choices={MODULE_CHOICES}
    />
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

const withoutBuilding = ({ module, category }: DirectoryQuery): string => {
  const query = new URLSearchParams({ ...(module && { module }), ...(category && { category }) });
  return query.size > 0 ? `${DIRECTORY_URL}?${query.toString()}` : DIRECTORY_URL;
};

export const BuildingFilter = ({ query }: { query: DirectoryQuery }) =>
  query.modules ? (
    <p className="mb-6 max-w-[44rem] border-l-4 border-lot bg-lot-tint px-5 py-3">
      For the laws that apply to your building: <strong>{query.modules.map(moduleLabel).join(', ')}</strong>.{' '}
      <a href={withoutBuilding(query)} className="font-semibold underline underline-offset-3">
        Show partners for every law
      </a>
    </p>
  ) : null;
