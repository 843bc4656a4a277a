import * as migration_20261129_010854_initial from './20261129_010854_initial.ts';

export const migrations = [
  {
    up: migration_20261129_010854_initial.up,
    down: migration_20261129_010854_initial.down,
    name: '20261129_010854_initial',
  },
];
