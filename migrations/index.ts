import * as migration_20261129_004632_initial from './20261129_004632_initial.ts';

export const migrations = [
  {
    up: migration_20261129_004632_initial.up,
    down: migration_20261129_004632_initial.down,
    name: '20261129_004632_initial',
  },
];
