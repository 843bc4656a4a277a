import * as migration_20261121_044114_initial from './20261121_044114_initial.ts';
import * as migration_20261121_050000_keep_read_count from './20261121_050000_keep_read_count.ts';

export const migrations = [
  {
    up: migration_20261121_044114_initial.up,
    down: migration_20261121_044114_initial.down,
    name: '20261121_044114_initial',
  },
  {
    up: migration_20261121_050000_keep_read_count.up,
    down: migration_20261121_050000_keep_read_count.down,
    name: '20261121_050000_keep_read_count',
  },
];
