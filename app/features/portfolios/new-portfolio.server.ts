import type { ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { MAX_NAME_LENGTH, MAX_BUILDINGS } from '#law/portfolios.ts';
import { newPublicId } from '#collections/portfolios/secret-links.ts';
import { createPortfolio } from '#collections/portfolios/submit.ts';
import { formCheck } from '#app/features/forms/define-form.ts';
import { email, line } from '#app/features/forms/field-schemas.ts';
import { FormRejected, receiveForm } from '#app/features/forms/receive-form.server.ts';
import { PORTFOLIO_FORM } from './portfolio.server.ts';
import { LIST_FILE, readList } from './list-of-body.server.ts';
import { matchRows } from './match-rows.server.ts';
import { ownerUrls } from '#app/urls/portfolio-urls.ts';

export const nameField = line({ message: 'Enter a name for the portfolio', max: MAX_NAME_LENGTH });

const RELOAD = 'Reload this page and try again';

const checkPortfolio = formCheck(
  z.object({
    formKey: z.string(RELOAD).regex(/^[\w-]{22}$/, RELOAD),
    name: nameField,
    email: email().optional(),
    list: z.string().default(''),
  }),
);

/** A form that is sent twice makes one portfolio. */
export const loadNewPortfolio = () => ({ formKey: newPublicId() });

export function addUrl(key: string, columns: readonly string[]): string {
  const query = columns.length > 0 ? `?columns=${encodeURIComponent(columns.join(','))}` : '';
  return ownerUrls(key).add + query;
}

export const receiveNewPortfolio = (args: ActionFunctionArgs) =>
  receiveForm(args, {
    ...PORTFOLIO_FORM,
    check: checkPortfolio,
    file: LIST_FILE,
    async submit({ formKey, name, email: to, list }, { isSpam }, files) {
      const { rows, columns } = await readList(list, files);
      if (rows.length > MAX_BUILDINGS) {
        throw new FormRejected({ list: [`A portfolio takes up to ${MAX_BUILDINGS} buildings`] });
      }
      // Bots get the URL of a portfolio that does not exist.
      if (isSpam) return addUrl(newPublicId(), columns);
      const pending = await matchRows(rows, args.context);
      const mayMail = to === undefined || (await args.context.mayAcknowledge(to));
      const key = await createPortfolio({ formKey, name, email: to, pending }, { mayMail });
      return addUrl(key, columns);
    },
  });
