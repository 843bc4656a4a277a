import { parse } from '@conform-to/react';
import { data, type ActionFunctionArgs } from '@remix-run/node';
import { readForm } from './read-form.server.ts';
import { tooOftenMessage, type TooOften } from './too-often.ts';

const STATUS = 429;

/** A field of a form of ours: "email", or "uses[3].squareFeet" in a row. */
const FIELD_NAME = /^[a-z]\w*(?:\[\d{1,2}\]\.[a-z]\w*)?$/i;

const isFieldName = (name: string): boolean =>
  FIELD_NAME.test(name) && !name.split('.').some((part) => part in Object.prototype);

/** What was typed. Which form it was is not known here: what could be no field of any is left out. */
function typedFields(sent: FormData): FormData {
  const typed = new FormData();
  for (const [name, value] of sent) if (isFieldName(name)) typed.append(name, value);
  return typed;
}

/**
 * Answers a form that was sent too often, in place of its action: a page with everything that was typed, but for
 * files, and a message; a script gets the same as JSON. The process calls it for every route.
 */
export async function refuseTooOften(
  { request }: Pick<ActionFunctionArgs, 'request'>,
  { seconds, isPage }: { seconds: number; isPage: boolean },
) {
  const error = { '': [tooOftenMessage(seconds)] };
  const submission = parse(typedFields(await readForm(request)), { resolve: () => ({ error }) });
  const answer: TooOften = { result: submission.reply() };
  return isPage ? data(answer, { status: STATUS }) : Response.json(answer, { status: STATUS });
}
