import type { ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { LONGEST_NAME, MOST_BUILDINGS } from '#app/regulations/portfolios.ts';
import { newPublicId } from '#collections/portfolios/links.ts';
import { createPortfolio } from '#collections/portfolios/submit.ts';
import { email, line } from '../forms/field-schemas.ts';
import { isHoneypotFilled } from '../forms/honeypot.tsx';
import { receiveFields, valuesOf } from '../forms/receive-fields.server.ts';
import { FormRejected } from '../forms/receive-form.server.ts';
import { LIST_FILE, listOfBody } from './list-of-body.server.ts';
import { matchRows } from './match-rows.server.ts';
import { ownerUrls } from './portfolio-urls.ts';

export const nameField = line({ message: 'Enter a name for the portfolio', max: LONGEST_NAME });

const schema = z.object({
  formKey: z.string().regex(/^[\w-]{22}$/, 'Reload this page and try again'),
  name: nameField,
  email: z.union([z.literal('').transform(() => undefined), email()]).optional(),
});

/** Names this form: sent twice, it makes one portfolio. */
export const loadNewPortfolio = () => ({ formKey: newPublicId() });

/** The page with the rows of a list, which says which columns were found. */
export function addUrl(key: string, columns: readonly string[]): string {
  const query = columns.length > 0 ? `?columns=${encodeURIComponent(columns.join(','))}` : '';
  return ownerUrls(key).add + query;
}

export const receiveNewPortfolio = ({ request, context }: ActionFunctionArgs) =>
  receiveFields(
    { request, context },
    async (body) => {
      const { formKey, name, email: to } = valuesOf(schema, body.fields);
      const { rows, columns } = await listOfBody(body);
      if (rows.length > MOST_BUILDINGS) {
        throw new FormRejected({ list: [`A portfolio takes up to ${MOST_BUILDINGS} buildings`] });
      }
      // A bot is led to a portfolio that does not exist.
      if (isHoneypotFilled(body.fields)) return addUrl(newPublicId(), columns);
      const pending = await matchRows(rows, context);
      const mayMail = to === undefined || (await context.mayAcknowledge(to));
      const key = await createPortfolio({ formKey, name, email: to, pending }, { mayMail });
      return addUrl(key, columns);
    },
    LIST_FILE,
  );
