import * as migration_20261128_230325_initial from './20261128_230325_initial.ts';

export const migrations = [
  {
    up: migration_20261128_230325_initial.up,
    down: migration_20261128_230325_initial.down,
    name: '20261128_230325_initial',
  },
];
