import type { z } from 'zod';
import { DEVELOPERS_URL } from '#app/urls/api-urls.ts';

export interface FieldError {
  field: string;
  message: string;
  allowed?: readonly (string | number)[];
}

/** An error in the format of RFC 9457. `detail` is for people. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  errors?: readonly FieldError[];
}

const TITLES = {
  400: 'The request is not valid',
  404: 'Not found',
  405: 'Method not allowed',
  413: 'The body is too large',
  415: 'The body is not JSON',
  422: 'The body is not valid',
  429: 'Too many requests',
  500: 'Something went wrong',
  503: 'Temporarily unavailable',
} as const;

export type ProblemStatus = keyof typeof TITLES;

/** The section of /developers that explains the status codes. */
const EXPLAINED = `${DEVELOPERS_URL}#errors`;

export class ApiProblem extends Error {
  readonly status: ProblemStatus;
  readonly errors: readonly FieldError[] | undefined;

  constructor(status: ProblemStatus, detail: string, errors?: readonly FieldError[]) {
    super(detail);
    this.status = status;
    this.errors = errors;
  }

  get body(): Problem {
    const { status, message: detail, errors } = this;
    return { type: EXPLAINED, title: TITLES[status], status, detail, ...(errors && { errors }) };
  }
}

export const problemResponse = (
  { body, status }: ApiProblem,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  Response.json(body, {
    status,
    headers: {
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });

type Issue = z.core.$ZodIssue;

const BODY = 'body';

const fieldName = (path: Issue['path']): string => path.map(String).join('.') || BODY;

function toFieldErrors(issue: Issue, fields: readonly string[]): FieldError[] {
  const field = fieldName(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const allowed = issue.path.length === 0 ? fields : undefined;
    return issue.keys.map((key) => ({
      field: fieldName([...issue.path, key]),
      message: 'There is no such field.',
      ...(allowed && { allowed }),
    }));
  }
  const { message } = issue;
  if (issue.code === 'invalid_value') return [{ field, message, allowed: issue.values.map(String) }];
  return [{ field, message }];
}

export const fieldErrors = ({ issues }: z.ZodError, fields: readonly string[]): FieldError[] =>
  issues.flatMap((issue) => toFieldErrors(issue, fields));
