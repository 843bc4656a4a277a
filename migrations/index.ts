import * as migration_20261129_003320_initial from './20261129_003320_initial.ts';

export const migrations = [
  {
    up: migration_20261129_003320_initial.up,
    down: migration_20261129_003320_initial.down,
    name: '20261129_003320_initial',
  },
];
