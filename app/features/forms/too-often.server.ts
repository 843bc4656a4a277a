import { data, type ActionFunctionArgs } from '@remix-run/node';
import { countText } from '#law/numbers.ts';
import type { FormResponse } from './client-action.ts';
import { anyFields } from './define-form.ts';
import { readFormBody } from './form-body.server.ts';

const STATUS = 429;

const tooOften = (seconds: number): string =>
  `You’ve sent this form too many times in a short while. Please wait ${countText(seconds, 'second')} and try again`;

export const tooManyMails = (seconds: number, address = 'this address'): string =>
  `We have sent several emails to ${address} in the last hour. Please try again in ${countText(Math.ceil(seconds / 60), 'minute')}`;

export async function refuseTooOften(
  { request }: Pick<ActionFunctionArgs, 'request'>,
  { seconds, isPage }: { seconds: number; isPage: boolean },
) {
  const { fields } = await readFormBody(request, { mayRepeat: () => true });
  const answer: FormResponse = { result: anyFields(fields).reply({ formErrors: [tooOften(seconds)] }) };
  return isPage ? data(answer, { status: STATUS }) : Response.json(answer, { status: STATUS });
}
