import { expect, it } from 'vitest';
import { refusedValue } from './refused-value.ts';

const answerTo = (error: Error) => refusedValue({ error } as never);

const fromPostgres = (code: string) => Object.assign(new Error('"secret" was refused'), { code });

it.each(['22P02', '22003', '22021'])('answers 400 where PostgreSQL refuses a value with %s', (code) => {
  const answer = answerTo(new Error('Failed query', { cause: fromPostgres(code) }));
  expect(answer).toMatchObject({ status: 400 });
  expect(JSON.stringify(answer)).not.toContain('secret');
});

it.each([new Error('x'), fromPostgres('23505'), fromPostgres('57014')])(
  'leaves other errors as they are',
  (error) => {
    expect(answerTo(error)).toBeUndefined();
  },
);
