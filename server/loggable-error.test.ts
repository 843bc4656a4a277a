import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { loggableError } from './loggable-error.ts';

/** As the database's layer reports a failed statement: with everything that was to be stored. */
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

function logged(error: unknown): string {
  let text = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  pino({ serializers: { err: loggableError } }, stream).error({ err: error }, 'It failed.');
  return text;
}

describe('an error in the log', () => {
  it('says what failed and why, with its stack', () => {
    const text = logged(failedStatement());
    expect(text).toContain('insert into applications values ($1)');
    expect(text).toContain('duplicate key value violates unique constraint');
    expect(text).toContain('23505');
    expect(text).toContain('email_source_idx');
    expect(text).toContain('loggable-error.test.ts');
  });

  it('holds nothing that a visitor wrote, and no secret of a connection', () => {
    const text = logged(failedStatement());
    for (const secret of ['ada@example.com', 'Ada', '12345']) expect(text).not.toContain(secret);
  });

  it('may be anything that can be thrown', () => {
    expect(logged('just words')).toContain('just words');
    expect(logged(undefined)).toContain('It failed.');
    const circular = new Error('round and round');
    circular.cause = circular;
    expect(logged(circular)).toContain('round and round');
  });
});
