import * as migration_20261122_165613_initial from './20261122_165613_initial.ts';
import * as migration_20261122_235551_figures from './20261122_235551_figures.ts';
import * as migration_20261123_001950_figures_to_check from './20261123_001950_figures_to_check.ts';

export const migrations = [
  {
    up: migration_20261122_165613_initial.up,
    down: migration_20261122_165613_initial.down,
    name: '20261122_165613_initial',
  },
  {
    up: migration_20261122_235551_figures.up,
    down: migration_20261122_235551_figures.down,
    name: '20261122_235551_figures',
  },
  {
    up: migration_20261123_001950_figures_to_check.up,
    down: migration_20261123_001950_figures_to_check.down,
    name: '20261123_001950_figures_to_check',
  },
];
