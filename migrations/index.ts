import * as migration_20261129_055627_initial from './20261129_055627_initial.ts';

export const migrations = [
  {
    up: migration_20261129_055627_initial.up,
    down: migration_20261129_055627_initial.down,
    name: '20261129_055627_initial',
  },
];
