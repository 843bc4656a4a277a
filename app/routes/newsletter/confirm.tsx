import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { LimitHandle } from '#app/features/forms/limit-handle.ts';
import { linkMeta } from '#app/features/newsletter/link-meta.ts';
import { LinkPage } from '#app/features/newsletter/link-page.tsx';
import { PURPOSES } from '#app/features/newsletter/link-purpose.ts';
import { loadNewsletterLink, receiveNewsletterLink } from '#app/features/newsletter/link.server.ts';
import { siteOf } from '#app/features/site/page-meta.ts';
import { FOR_READING, type ReadingHandle } from '#app/features/start/reading-handle.ts';

/** Each link is signed: there is nothing to try out. */
export const handle: LimitHandle & ReadingHandle = { limit: 'none', ...FOR_READING };

export const loader = (args: LoaderFunctionArgs) => loadNewsletterLink(args, 'confirm');

export const action = (args: ActionFunctionArgs) => receiveNewsletterLink(args, 'confirm');

export const meta: MetaFunction = ({ matches }) => linkMeta(siteOf(matches), PURPOSES.confirm.heading);

export default function Confirm() {
  const loaded = useLoaderData<typeof loader>();
  return <LinkPage purpose="confirm" link={useActionData<typeof action>() ?? loaded} />;
}
