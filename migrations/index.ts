import * as migration_20261129_013902_initial from './20261129_013902_initial.ts';

export const migrations = [
  {
    up: migration_20261129_013902_initial.up,
    down: migration_20261129_013902_initial.down,
    name: '20261129_013902_initial',
  },
];
