import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { readPart } from '#app/data/pages.server.ts';
import { listFollowers, listPortfolioBuildings } from '#app/data/portfolios.server.ts';
import { quotableName } from '#law/portfolios.ts';
import { deletePortfolio, replaceKey, revokeKey } from '#collections/portfolios/secret-links.ts';
import { renamePortfolio } from '#collections/portfolios/submit.ts';
import type { FormCheck } from '#app/ui/forms/use-validated-form.ts';
import { followOrRefuse } from '#app/features/following/follow.server.ts';
import { followForm } from '#app/features/following/follow-fields.ts';
import { formCheck } from '#app/features/forms/define-form.ts';
import { receiveForm } from '#app/features/forms/receive-form.server.ts';
import { originOf } from '#app/features/site/origin.server.ts';
import { nameField } from './new-portfolio.server.ts';
import { PORTFOLIO_FORM, portfolioOrThrow } from './portfolio.server.ts';
import { SETTINGS_TEXTS } from './texts.ts';
import { calendarUrl, ownerUrls, PORTFOLIOS_URL, viewUrls } from '#app/urls/portfolio-urls.ts';

/** Returns "a…@example.com", which is enough for an owner to recognize. */
const masked = (email: string): string => email.replace(/^(.)[^@]*/u, '$1…');

export async function loadSettings(args: LoaderFunctionArgs) {
  const { id, name, key, viewKey, calendarKey } = await portfolioOrThrow('key', args);
  const isSent = new URL(args.request.url).searchParams.has('sent');
  const [copy, followers] = await Promise.all([readPart('portfolio-pages', 'settings'), listFollowers(id)]);
  const origin = originOf(args.request);
  const calendar = calendarKey ? calendarUrl(calendarKey) : undefined;
  return {
    copy,
    name,
    urls: ownerUrls(key),
    isSent,
    followers: followers.map(({ email, isConfirmed }) => ({ email: masked(email), isConfirmed })),
    keys: { key, viewKey: viewKey ?? '', calendarKey: calendarKey ?? '' },
    own: origin + ownerUrls(key).dates,
    view: viewKey ? origin + viewUrls(viewKey).dates : undefined,
    calendar: calendar && {
      file: origin + calendar,
      subscription: `webcal://${new URL(origin).host}${calendar}`,
    },
  };
}

export type SettingsView = Awaited<ReturnType<typeof loadSettings>>;

const known = z.string().max(22).default('');

const schema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('rename'), name: nameField }),
  z.object({ intent: z.literal('replace'), kind: z.enum(['key', 'viewKey', 'calendarKey']), known }),
  z.object({ intent: z.literal('revoke'), kind: z.enum(['viewKey', 'calendarKey']) }),
  z.object({
    intent: z.literal('delete'),
    confirmed: z.literal('on', { error: SETTINGS_TEXTS.confirm }),
  }),
]);

const checkIntent = formCheck(schema);

async function followLabel({ id, name }: { id: number; name: string }): Promise<string> {
  const quotable = quotableName(name);
  if (quotable) return SETTINGS_TEXTS.label(quotable);
  const [first, ...others] = await listPortfolioBuildings(id);
  if (!first) return SETTINGS_TEXTS.unnamed;
  return SETTINGS_TEXTS.labelOfSeveral(first.address.slice(0, 120), others.length);
}

/** The reminder form is the standard follow form, which has no `intent` field. */
const checkSettings: FormCheck<
  Record<string, unknown>,
  z.output<typeof schema> | z.output<typeof followForm.schema>
> = (fields) => (fields.has('intent') ? checkIntent(fields) : followForm.check(fields));

export async function receiveSettings(args: ActionFunctionArgs) {
  const portfolio = await portfolioOrThrow('key', args);
  const { id, key } = portfolio;
  const { settings } = ownerUrls(key);
  return receiveForm(args, {
    ...PORTFOLIO_FORM,
    check: checkSettings,
    async submit(values, { isSpam }) {
      if (!('intent' in values)) {
        const { email, ...choices } = values;
        const label = await followLabel(portfolio);
        const request = { kind: 'portfolio', subject: String(id), label, ...choices } as const;
        await followOrRefuse(email, request, { isSpam, context: args.context, field: 'email' });
        return `${settings}?sent=1#follow`;
      }
      switch (values.intent) {
        case 'rename':
          await renamePortfolio(id, values.name, await followLabel({ id, name: values.name }));
          return settings;
        case 'replace': {
          const replaced = await replaceKey(id, values.kind, values.known);
          return values.kind === 'key' && replaced
            ? ownerUrls(replaced).settings
            : `${settings}#${values.kind}`;
        }
        case 'revoke':
          await revokeKey(id, values.kind);
          return `${settings}#${values.kind}`;
        case 'delete':
          await deletePortfolio(id);
          return `${PORTFOLIOS_URL}?deleted=1`;
      }
    },
  });
}
