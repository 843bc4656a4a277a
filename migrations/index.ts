import * as migration_20261122_165613_initial from './20261122_165613_initial.ts';
import * as migration_20261123_010533_figures from './20261123_010533_figures.ts';
import * as migration_20261123_024300_laws from './20261123_024300_laws.ts';
import * as migration_20261123_030000_city_data from './20261123_030000_city_data.ts';
import * as migration_20261123_065251_maps_and_zone_finder from './20261123_065251_maps_and_zone_finder.ts';
import * as migration_20261123_071704_site_search from './20261123_071704_site_search.ts';
import * as migration_20261123_073605_bills_of_several_files from './20261123_073605_bills_of_several_files.ts';
import * as migration_20261123_080710_way_in from './20261123_080710_way_in.ts';
import * as migration_20261123_081141_articles from './20261123_081141_articles.ts';

export const migrations = [
  {
    up: migration_20261122_165613_initial.up,
    down: migration_20261122_165613_initial.down,
    name: '20261122_165613_initial',
  },
  {
    up: migration_20261123_010533_figures.up,
    down: migration_20261123_010533_figures.down,
    name: '20261123_010533_figures',
  },
  {
    up: migration_20261123_024300_laws.up,
    down: migration_20261123_024300_laws.down,
    name: '20261123_024300_laws',
  },
  {
    up: migration_20261123_030000_city_data.up,
    down: migration_20261123_030000_city_data.down,
    name: '20261123_030000_city_data',
  },
  {
    up: migration_20261123_065251_maps_and_zone_finder.up,
    down: migration_20261123_065251_maps_and_zone_finder.down,
    name: '20261123_065251_maps_and_zone_finder',
  },
  {
    up: migration_20261123_071704_site_search.up,
    down: migration_20261123_071704_site_search.down,
    name: '20261123_071704_site_search',
  },
  {
    up: migration_20261123_073605_bills_of_several_files.up,
    down: migration_20261123_073605_bills_of_several_files.down,
    name: '20261123_073605_bills_of_several_files',
  },
  {
    up: migration_20261123_080710_way_in.up,
    down: migration_20261123_080710_way_in.down,
    name: '20261123_080710_way_in',
  },
  {
    up: migration_20261123_081141_articles.up,
    down: migration_20261123_081141_articles.down,
    name: '20261123_081141_articles',
  },
];
