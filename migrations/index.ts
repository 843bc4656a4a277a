import * as migration_20261129_015158_initial from './20261129_015158_initial.ts';

export const migrations = [
  {
    up: migration_20261129_015158_initial.up,
    down: migration_20261129_015158_initial.down,
    name: '20261129_015158_initial',
  },
];
