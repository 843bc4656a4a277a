import { describe, expect, it } from 'vitest';
import { describeInvalidFields, rejectInvalidValues, toastMessage } from './errors.ts';

/** How the toasts of @payloadcms/ui split a message into a list. */
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
    'leaves a message unchanged when toasts show all of it: %s',
    (sentence) => {
      expect(toastMessage(sentence)).toBe(sentence);
    },
  );

  it('describes every invalid field in full', () => {
    const fields = [
      { path: 'price', label: 'Price, dollars', message: 'This field is required.' },
      {
        path: 'exempt',
        label: 'Who is exempt',
        message: 'Who is exempt uses {figure:x}, which does not exist.',
      },
      { path: 'slug', message: 'Use lowercase letters.' },
    ];
    const message = toastMessage(
      'The following fields are invalid: Price, dollars, Who is exempt, slug',
      fields,
    );
    expect(message).toBe(
      'Price, dollars is missing. Who is exempt uses {figure\u2236x}, which does not exist. slug – Use lowercase letters.',
    );
    expect(partsInToast(message)).toEqual([]);
  });
});

const result = { errors: [{ message: 'The following field is invalid: From' }] };

const answerTo = (error: Error) => describeInvalidFields({ error, result } as never);

it('names the fields of an error, and what is wrong with each', () => {
  const errors = [{ path: 'bands.3.from', message: 'No answers reach this band.', label: 'From' }];
  const error = Object.assign(new Error('The following field is invalid: From'), {
    name: 'ValidationError',
    data: { collection: 'quizzes', errors, id: 1 },
  });
  expect(answerTo(error)).toEqual({
    response: {
      errors: [{ name: 'ValidationError', message: 'From: No answers reach this band.', data: { errors } }],
    },
  });
});

it('leaves the message to the form when a draft is saved by itself', () => {
  const data = { errors: [{ path: 'from', message: 'No.' }] };
  const error = Object.assign(new Error('x'), { name: 'ValidationError', data });
  expect(describeInvalidFields({ error, req: { query: { autosave: 'true' } } } as never)).toEqual({
    response: { errors: [{ name: 'ValidationError', data }] },
  });
});

it('omits a label that is not a string', () => {
  const errors = [{ path: 'from', message: 'No.', label: { en: 'From' } }];
  expect(answerTo(Object.assign(new Error('x'), { data: { errors } }))).toMatchObject({
    response: { errors: [{ data: { errors: [{ path: 'from', message: 'No.' }] } }] },
  });
});

it.each([new Error('x'), Object.assign(new Error('x'), { data: { errors: 'secret' } })])(
  'leaves other errors as they are',
  (error) => {
    expect(answerTo(error)).toEqual({ response: result });
  },
);

const answerToDatabase = (error: Error) => rejectInvalidValues({ error } as never);

const fromPostgres = (code: string) => Object.assign(new Error('"secret" was refused'), { code });

it.each(['22P02', '22003', '22021'])('responds with 400 when PostgreSQL rejects a value with %s', (code) => {
  const answer = answerToDatabase(new Error('Failed query', { cause: fromPostgres(code) }));
  expect(answer).toMatchObject({ status: 400 });
  expect(JSON.stringify(answer)).not.toContain('secret');
});

it.each([new Error('x'), fromPostgres('23505'), fromPostgres('57014')])(
  'leaves other errors as they are',
  (error) => {
    expect(answerToDatabase(error)).toBeUndefined();
  },
);
