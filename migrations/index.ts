import * as migration_20261129_005333_initial from './20261129_005333_initial.ts';

export const migrations = [
  {
    up: migration_20261129_005333_initial.up,
    down: migration_20261129_005333_initial.down,
    name: '20261129_005333_initial',
  },
];
