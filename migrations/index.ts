import * as migration_20261129_010000_initial from './20261129_010000_initial.ts';

export const migrations = [
  {
    up: migration_20261129_010000_initial.up,
    down: migration_20261129_010000_initial.down,
    name: '20261129_010000_initial',
  },
];
