import { parse } from '@conform-to/react';
import { data, type ActionFunctionArgs } from '@remix-run/node';
import type { FormAnswer } from './client-action.ts';
import { readFormBody } from './form-body.server.ts';

const STATUS = 429;

/** A field of a form of ours: "email", or "uses[3].squareFeet" in a row. */
const FIELD_NAME = /^[a-z]\w*(?:\[\d{1,2}\]\.[a-z]\w*)?$/i;

const isFieldName = (name: string): boolean =>
  FIELD_NAME.test(name) && !name.split('.').some((part) => part in Object.prototype);

/** What was typed. Which form it was is not known here: names that no form has are left out. */
function typedFields(sent: FormData): FormData {
  const typed = new FormData();
  for (const [name, value] of sent) if (isFieldName(name)) typed.append(name, value);
  return typed;
}

const tooOften = (seconds: number): string =>
  `You have sent this form many times in a short while. Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again`;

/**
 * Answers a form that was sent too often, in place of its action: a page with everything that was typed, except for
 * files, and a message; a script gets the same as JSON. The server calls it for every route.
 */
export async function refuseTooOften(
  { request }: Pick<ActionFunctionArgs, 'request'>,
  { seconds, isPage }: { seconds: number; isPage: boolean },
) {
  const { fields } = await readFormBody(request);
  const submission = parse(typedFields(fields), { resolve: () => ({ error: { '': [tooOften(seconds)] } }) });
  const answer: FormAnswer = { result: submission.reply() };
  return isPage ? data(answer, { status: STATUS }) : Response.json(answer, { status: STATUS });
}
