import { SERVICE_CATEGORIES } from '#law/modules.ts';
import { Button } from '#app/ui/button.tsx';
import { FilterSelect } from '#app/ui/forms/filter-select.tsx';
import type { DirectoryView } from './directory.server.ts';
import { DIRECTORY_URL, FOR_BUILDING } from '#app/urls/directory-url.ts';

type Filters = DirectoryView['filters'];

export const DirectoryFilters = ({ filters }: { filters: Filters }) => (
  <form role="search" aria-label="Partners" className="flex flex-wrap items-end gap-4">
    {filters.building ? <input type="hidden" name={FOR_BUILDING} value={filters.building} /> : null}
    <FilterSelect name="law" label="Law" everything="All laws" value={filters.law} groups={filters.groups} />
    <FilterSelect
      name="trade"
      label="Trade"
      everything="All trades"
      value={filters.trade}
      choices={filters.trades}
    />
    <FilterSelect
      name="category"
      label="Service category"
      everything="All services"
      value={filters.category}
      choices={SERVICE_CATEGORIES}
    />
    <Button type="submit" look="secondary">
      Show
    </Button>
  </form>
);

const withoutBuilding = ({ law, trade, category }: Filters): string => {
  const query = new URLSearchParams({
    ...(law && { law }),
    ...(trade && { trade }),
    ...(category && { category }),
  });
  return query.size > 0 ? `${DIRECTORY_URL}?${query.toString()}` : DIRECTORY_URL;
};

export const BuildingFilter = ({ filters }: { filters: Filters }) =>
  filters.building ? (
    <p className="mb-6 max-w-[44rem] border-l-4 border-lot bg-lot-tint px-5 py-3">
      For the laws that apply to your building: <strong>{filters.buildingLaws.join(', ')}</strong>.{' '}
      <a href={withoutBuilding(filters)} className="font-semibold underline underline-offset-3">
        Show partners for every law
      </a>
    </p>
  ) : null;
