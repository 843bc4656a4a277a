import * as migration_20261129_003712_initial from './20261129_003712_initial.ts';

export const migrations = [
  {
    up: migration_20261129_003712_initial.up,
    down: migration_20261129_003712_initial.down,
    name: '20261129_003712_initial',
  },
];
