import { parse } from '@conform-to/react';
import { data, type ActionFunctionArgs } from '@remix-run/node';
import { readTextOf } from '../uploads/read-text.server.ts';
import { readForm } from './read-form.server.ts';
import { tooOftenMessage, type TooOften } from './too-often.ts';

const STATUS = 429;

const isMultipart = ({ headers }: Request): boolean =>
  /^multipart\/form-data\b/i.test(headers.get('content-type') ?? '');

const readTyped = (request: Request): Promise<FormData> =>
  isMultipart(request) ? readTextOf(request) : readForm(request);

/**
 * Answers a form that was sent too often, in place of its action: a page with everything that was typed, but for
 * files, and a message; a script gets the same as JSON. The process calls it for every route.
 */
export async function refuseTooOften(
  { request }: Pick<ActionFunctionArgs, 'request'>,
  { seconds, isPage }: { seconds: number; isPage: boolean },
) {
  const error = { '': [tooOftenMessage(seconds)] };
  const submission = parse(await readTyped(request), { resolve: () => ({ error }) });
  const answer: TooOften = { result: submission.reply() };
  return isPage ? data(answer, { status: STATUS }) : Response.json(answer, { status: STATUS });
}
