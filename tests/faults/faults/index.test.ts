import { expect, test } from 'vitest';
import { FAULTS } from './index.ts';

test('a mail may come again only where the process or the database is killed', () => {
  const excused = FAULTS.filter(({ mayRepeatMails }) => mayRepeatMails).map(({ name }) => name);
  expect(excused).toEqual(['process-killed', 'database-killed', 'two-processes']);
});
