import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { listPortfolioBuildings } from '#app/content/portfolios.server.ts';
import { deletePortfolio, replaceKey, revokeKey } from '#collections/portfolios/links.ts';
import { renamePortfolio } from '#collections/portfolios/submit.ts';
import { followOrRefuse } from '../following/follow.server.ts';
import { followForm } from '../following/schema.ts';
import { isHoneypotFilled } from '../forms/honeypot.tsx';
import { originOf } from '../site/origin.server.ts';
import { receiveFields, valuesOf } from '../forms/receive-fields.server.ts';
import { FormRejected } from '../forms/receive-form.server.ts';
import { nameField } from './new-portfolio.server.ts';
import { portfolioOrThrow } from './portfolio.server.ts';
import { calendarUrl, ownerUrls, PORTFOLIOS_URL, viewUrls } from './portfolio-urls.ts';

export async function loadSettings(args: LoaderFunctionArgs) {
  const { name, key, viewKey, calendarKey } = await portfolioOrThrow('key', args);
  const origin = originOf(args.request);
  const calendar = calendarKey ? calendarUrl(calendarKey) : undefined;
  return {
    name,
    urls: ownerUrls(key),
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

const known = z.string().max(22);

const schema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('rename'), name: nameField }),
  z.object({ intent: z.literal('replace'), kind: z.enum(['key', 'viewKey', 'calendarKey']), known }),
  z.object({ intent: z.literal('revoke'), kind: z.enum(['viewKey', 'calendarKey']) }),
  z.object({
    intent: z.literal('delete'),
    confirmed: z.literal('on', { error: 'Tick the box to confirm' }),
  }),
]);

/** Mails go to addresses that anyone may enter, so the name that a visitor gave a portfolio is not in them. */
async function followLabel(id: number): Promise<string> {
  const [first, ...others] = await listPortfolioBuildings(id);
  if (!first) return 'A portfolio of buildings';
  const more = others.length === 1 ? ' and 1 more building' : ` and ${others.length} more buildings`;
  return `Portfolio: ${first.address.slice(0, 120)}${others.length > 0 ? more : ''}`;
}

async function receiveFollow(
  fields: FormData,
  id: number,
  context: ActionFunctionArgs['context'],
): Promise<string> {
  const submission = followForm.check(fields);
  if (submission.status !== 'success') throw new FormRejected(errorsOf(submission.reply().error));
  const { email, ...choices } = submission.value;
  const request = {
    kind: 'portfolio',
    subject: String(id),
    label: await followLabel(id),
    ...choices,
  } as const;
  await followOrRefuse(email, request, { isSpam: isHoneypotFilled(fields), context, field: 'email' });
  return '/follow/check-email';
}

const errorsOf = (error: Record<string, string[] | null> | null | undefined): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(error ?? {}).flatMap(([field, messages]) => (messages ? [[field, messages]] : [])),
  );

export const receiveSettings = (args: ActionFunctionArgs) =>
  receiveFields(args, async ({ fields }) => {
    const { id, key } = await portfolioOrThrow('key', args);
    const { settings } = ownerUrls(key);
    if (!fields.has('intent')) return receiveFollow(fields, id, args.context);
    const values = valuesOf(schema, fields);
    switch (values.intent) {
      case 'rename':
        await renamePortfolio(id, values.name);
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
  });
