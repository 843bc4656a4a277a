import type { z } from 'zod';
import { ApiProblem, fieldErrors } from './problem.ts';

interface Described {
  id: string;
  method: 'GET' | 'POST';
  /** Relative to /api/v1, with OpenAPI parameters: "/buildings/{bbl}". */
  path: string;
  group: 'Buildings' | 'Laws and dates' | 'Figures' | 'Places' | 'Calculator' | 'About the API';
  summary: string;
  /** Fields for the visitor's own data. Responses to requests that include them are not cached. */
  personal?: 'all' | readonly string[];
  example: Readonly<Record<string, unknown>>;
}

/** Keeps the types of the fields, which plain `z.ZodObject` loses. */
type Fields = z.ZodObject<Readonly<Record<string, z.ZodType>>>;

interface Definition<Input extends Fields, Response extends z.ZodObject> extends Described {
  /** Fields that are not in the path are query parameters of a GET or the body of a POST. */
  input: Input;
  response: Response;
  handle: (input: z.output<Input>) => Promise<z.output<Response>>;
}

export interface Operation extends Described {
  input: Fields;
  response: z.ZodObject;
  fields: readonly string[];
  /** Throws an `ApiProblem` if the input is invalid or refers to something that does not exist. */
  call: (input: unknown) => Promise<Readonly<Record<string, unknown>>>;
}

const MISTAKES = { GET: 400, POST: 422 } as const;

/** Drives validation, types, the OpenAPI document, the developers page, and the contract test. */
export function defineOperation<Input extends Fields, Response extends z.ZodObject>({
  handle,
  ...described
}: Definition<Input, Response>): Operation {
  const { input, method } = described;
  const fields = Object.keys(input.shape);
  return {
    ...described,
    fields,
    async call(given) {
      const { success, data, error } = input.safeParse(given);
      if (success) return handle(data);
      const errors = fieldErrors(error, fields);
      const names = [...new Set(errors.map(({ field }) => field))].join(', ');
      throw new ApiProblem(MISTAKES[method], `Check ${names}.`, errors);
    },
  };
}

export const pathParameters = ({ path }: Pick<Operation, 'path'>): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

export const isPersonal = ({ personal }: Operation, input: Readonly<Record<string, unknown>>): boolean =>
  personal === 'all' || (personal ?? []).some((name) => input[name] !== undefined);
