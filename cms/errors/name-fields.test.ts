import { expect, it } from 'vitest';
import { nameFields } from './name-fields.ts';

const result = { errors: [{ message: 'The following field is invalid: From' }] };

const answerTo = (error: Error) => nameFields({ error, result } as never);

it('names the fields of an error, and what is wrong with each', () => {
  const errors = [{ path: 'bands.3.from', message: 'No answers reach this band.', label: 'From' }];
  const error = Object.assign(new Error('The following field is invalid: From'), {
    name: 'ValidationError',
    data: { collection: 'quizzes', errors, id: 1 },
  });
  expect(answerTo(error)).toEqual({
    response: { errors: [{ name: 'ValidationError', message: error.message, data: { errors } }] },
  });
});

it('leaves out a label that is no text', () => {
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
