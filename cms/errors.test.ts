import { describe, expect, it } from 'vitest';
import { describeInvalidFields, rejectInvalidValues, toastMessage } from './errors.ts';

/** Splits a message into a list the way that toasts in @payloadcms/ui do. */
const partsInToast = (message: string): string[] => {
  const colon = message.indexOf(':');
  return colon < 0 ? [] : message.slice(colon + 1).split(',');
};

describe('toastMessage', () => {
  it.each([
    'Bands leave a score out: 3, 4 and 5 have none.',
    'First this: then that: and, at last, the rest.',
  ])('keeps a message from being split into a list: %s', (sentence) => {
    expect(partsInToast(toastMessage(sentence)).length).toBeLessThan(2);
  });

  it.each(['Write the reason first: the vendor gets it by mail.', 'One, two, three.', 'See 10:30.'])(
    'does not change a message that toasts show in full: %s',
    (sentence) => {
      expect(toastMessage(sentence)).toBe(sentence);
    },
  );

  it('describes every invalid field in full', () => {
    const unknown = 'Who is exempt uses {figure:x}, which does not exist.';
    const message = toastMessage('The following fields are invalid: Price, dollars, Who is exempt, slug', [
      { path: 'price', label: 'Price, dollars', message: 'This field is required.' },
      { path: 'exempt', label: 'Who is exempt', message: unknown },
      { path: 'slug', message: 'Use lowercase letters.' },
    ]);
    expect(message).toBe(
      'Price, dollars is missing. Who is exempt uses {figure\u2236x}, which does not exist. slug – Use lowercase letters.',
    );
    expect(partsInToast(message)).toEqual([]);
  });
});

const result = { errors: [{ message: 'The following field is invalid: From' }] };

const answerTo = (error: Error) => describeInvalidFields({ error, result } as never);

const failure = (data: object) =>
  Object.assign(new Error('The following field is invalid: From'), { name: 'ValidationError', data });

it('describeInvalidFields reports each invalid field and what is wrong with it', () => {
  const errors = [{ path: 'bands.3.from', message: 'No answers reach this band.', label: 'From' }];
  expect(answerTo(failure({ collection: 'quizzes', errors, id: 1 }))).toEqual({
    response: {
      errors: [{ name: 'ValidationError', message: 'From: No answers reach this band.', data: { errors } }],
    },
  });
});

it('describeInvalidFields omits the message for an autosave, because the form shows it', () => {
  const data = { errors: [{ path: 'from', message: 'No.' }] };
  const request = { error: failure(data), req: { query: { autosave: 'true' } } };
  expect(describeInvalidFields(request as never)).toEqual({
    response: { errors: [{ name: 'ValidationError', data }] },
  });
});

it('describeInvalidFields omits a label that is not a string', () => {
  const errors = [{ path: 'from', message: 'No.', label: { en: 'From' } }];
  expect(answerTo(failure({ errors }))).toMatchObject({
    response: { errors: [{ data: { errors: [{ path: 'from', message: 'No.' }] } }] },
  });
});

it.each([new Error('x'), failure({ errors: 'secret' })])(
  'describeInvalidFields does not change other errors',
  (error) => {
    expect(answerTo(error)).toEqual({ response: result });
  },
);

const fromPostgres = (code: string) => Object.assign(new Error('"secret" was refused'), { code });

it.each(['22P02', '22003', '22021'])(
  'rejectInvalidValues responds with 400 if PostgreSQL rejects a value with the error code %s',
  (code) => {
    const error = new Error('Failed query', { cause: fromPostgres(code) });
    const answer = rejectInvalidValues({ error } as never);
    expect(answer).toMatchObject({ status: 400 });
    expect(JSON.stringify(answer)).not.toContain('secret');
  },
);

it.each([new Error('x'), fromPostgres('23505'), fromPostgres('57014')])(
  'rejectInvalidValues ignores other errors',
  (error) => {
    expect(rejectInvalidValues({ error } as never)).toBeUndefined();
  },
);
