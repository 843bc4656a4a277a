import type { ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { readPart } from '#app/data/pages.server.ts';
import { MAX_NAME_LENGTH, MAX_BUILDINGS } from '#law/portfolios.ts';
import { newPublicId } from '#collections/portfolios/secret-links.ts';
import { type Added, type addToPortfolio, createPortfolio } from '#collections/portfolios/submit.ts';
import { formCheck } from '#app/features/forms/define-form.ts';
import { email, singleLine } from '#app/features/forms/field-schemas.ts';
import { FormRejected, receiveForm } from '#app/features/forms/receive-form.server.ts';
import { PORTFOLIO_FORM } from './portfolio.server.ts';
import { addedQuery } from './added.ts';
import { LIST_FILE, readList } from './list-of-body.server.ts';
import { matchRows } from './match-rows.server.ts';
import { BUILDING_TEXTS, ROW_TEXTS } from './texts.ts';
import { ownerUrls } from '#app/urls/portfolio-urls.ts';

export const nameField = singleLine({ message: 'Enter a name for the portfolio', max: MAX_NAME_LENGTH });

const RELOAD = 'Reload this page and try again';

const checkPortfolio = formCheck(
  z.object({
    formKey: z.string(RELOAD).regex(/^[\w-]{22}$/, RELOAD),
    name: nameField,
    email: email().optional(),
    list: z.string().default(''),
  }),
);

/** Because of the form key, sending the form twice creates only one portfolio. */
export const loadNewPortfolio = async () => ({
  formKey: newPublicId(),
  copy: await readPart('portfolio-pages', 'create'),
});

type Outcome = Awaited<ReturnType<typeof addToPortfolio>>;

/** Throws `FormRejected` if there are too many buildings or rows. */
export function rejectTooMany(outcome: Outcome): Added {
  if (outcome === 'too many') throw new FormRejected({ '': [ROW_TEXTS.tooMany] });
  if (outcome === 'too many rows') throw new FormRejected({ list: [ROW_TEXTS.tooManyRows] });
  return outcome;
}

/** The URL of the page that shows what was added, or asks about undecided rows. */
export function nextUrl(
  key: string,
  added: Added,
  read: Parameters<typeof addedQuery>[1],
  columns: string[],
): string {
  const { add, buildings } = ownerUrls(key);
  return `${added.waiting > 0 ? add : buildings}?${addedQuery(added, read, columns)}`;
}

export const receiveNewPortfolio = (args: ActionFunctionArgs) =>
  receiveForm(args, {
    ...PORTFOLIO_FORM,
    check: checkPortfolio,
    file: LIST_FILE,
    async submit({ formKey, name, email: to, list }, { isSpam }, files) {
      const { rows, columns } = await readList(list, files);
      if (rows.length > MAX_BUILDINGS) {
        throw new FormRejected({ list: [BUILDING_TEXTS.tooManyAtOnce] });
      }
      // Send bots to a portfolio that does not exist.
      if (isSpam) return ownerUrls(newPublicId()).buildings;
      const read = await matchRows(rows, args.context);
      const mayMail = to === undefined || (await args.context.mayAcknowledge(to));
      const { key, outcome } = await createPortfolio({ formKey, name, email: to, ...read }, { mayMail });
      return nextUrl(key, rejectTooMany(outcome), read, columns);
    },
  });
