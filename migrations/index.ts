import * as migration_20261124_014627_be_right from './20261124_014627_be_right.ts';

export const migrations = [
  {
    up: migration_20261124_014627_be_right.up,
    down: migration_20261124_014627_be_right.down,
    name: '20261124_014627_be_right',
  },
];
