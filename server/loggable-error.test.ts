import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { loggerOptions } from './logger.ts';

/** An error as Drizzle reports it for a failed statement, with all parameter values. */
function failedStatement(): Error {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint'), {
    code: '23505',
    constraint: 'email_source_idx',
    detail: 'Key (email)=(ada@example.com) already exists.',
    client: { secretKey: 12345 },
  });
  const message = 'Failed query: insert into applications values ($1)\nparams: ada@example.com,Ada';
  return Object.assign(new Error(message, { cause }), {
    params: ['ada@example.com', 'Ada'],
    query: 'insert',
  });
}

function written(...entry: [unknown, string?]): string {
  let text = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  pino(loggerOptions, stream).error(...entry);
  return text;
}

const logged = (error: unknown): string => written({ err: error }, 'It failed.');

/** An error as PostgreSQL reports it for an invalid value. */
const invalidValue = (message: string, code = '22P02'): Error =>
  Object.assign(new Error(message), {
    code,
    detail: 'secret',
    where: 'unnamed portal parameter $1 = secret',
  });

describe('a logged error', () => {
  it('contains what failed and why, with its stack, and nothing that a visitor typed', () => {
    const text = logged(failedStatement());
    expect(text).toContain('insert into applications values ($1)');
    expect(text).toContain('duplicate key value violates unique constraint');
    expect(text).toContain('23505');
    expect(text).toContain('email_source_idx');
    expect(text).toContain('loggable-error.test.ts');
    // The log entry contains nothing that a visitor typed, and no connection secrets.
    for (const secret of ['ada@example.com', 'Ada', '12345']) expect(text).not.toContain(secret);
  });

  it.each([
    invalidValue('invalid input syntax for type integer: "secret"'),
    invalidValue('invalid input value for enum enum_articles_module: "a "secret" b"'),
    invalidValue('value "secret" is out of range for type integer', '22003'),
    invalidValue('invalid input syntax for type json: "secret\n    at secret"'),
    new Error('Failed query: select $1\nparams: secret\n    at secret\nsecret'),
    new Error('Not saved: Failed query: select $1\nparams: secret'),
    new Error('Not saved', { cause: invalidValue('invalid input syntax for type date: "secret"') }),
    new Error('Not saved: invalid input syntax for type date: "secret"', {
      cause: invalidValue('invalid input syntax for type date: "secret"'),
    }),
    Object.assign(new Error('secret'), { message: 'Something else' }),
    new AggregateError([invalidValue('value "secret"')], 'Several failed'),
    Object.assign(new Error('Invalid'), { data: { errors: [{ message: 'secret', value: 'secret' }] } }),
  ])('never contains an invalid value, no matter how it is logged: %s', (error) => {
    const lines = [
      written(error),
      written({ err: error }),
      written({ err: error }, error.message),
      written({ err: error }, `It failed: ${error.message}`),
      written({ err: error, msg: error.message }),
      written({ err: new Error('Around it', { cause: error }) }),
    ];
    for (const line of lines) {
      expect(line).not.toContain('secret');
      expect(line).toContain('loggable-error.test.ts');
    }
  });

  it('does not replace the message of the log entry', () => {
    const line = written({ err: new Error('the reason'), part: 'payload' }, 'It failed.');
    expect(JSON.parse(line)).toMatchObject({ level: 'error', part: 'payload', msg: 'It failed.' });
    expect(JSON.parse(written({ err: new Error('the reason') }))).toMatchObject({ msg: 'the reason' });
    expect(JSON.parse(written('Only a line'))).toMatchObject({ msg: 'Only a line' });
    expect(JSON.parse(written({ port: 1 }))).toMatchObject({ port: 1 });
  });

  it('can be any thrown value', () => {
    expect(logged('just words')).toContain('just words');
    expect(logged(undefined)).toContain('It failed.');
    const circular = new Error('round and round');
    circular.cause = circular;
    expect(logged(circular)).toContain('round and round');
  });
});
