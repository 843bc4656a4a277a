import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { LimitHandle } from '#app/features/forms/limit-handle.ts';
import { linkMeta } from '#app/features/newsletter/link-meta.ts';
import { LinkPage } from '#app/features/newsletter/link-page.tsx';
import { PURPOSES } from '#app/features/newsletter/link-purpose.ts';
import { loadNewsletterLink, receiveNewsletterLink } from '#app/features/newsletter/link.server.ts';
import { siteOf } from '#app/features/site/page-meta.ts';
import { FOR_READING, type ReadingHandle } from '#app/features/start/reading-handle.ts';

/** Mail providers unsubscribe their readers from few addresses, and each link is signed: nobody can try them out. */
export const handle: LimitHandle & ReadingHandle = { limit: 'none', ...FOR_READING };

export const loader = (args: LoaderFunctionArgs) => loadNewsletterLink(args, 'unsubscribe');

export const action = (args: ActionFunctionArgs) => receiveNewsletterLink(args, 'unsubscribe');

export const meta: MetaFunction = ({ matches }) => linkMeta(siteOf(matches), PURPOSES.unsubscribe.heading);

export default function Unsubscribe() {
  const loaded = useLoaderData<typeof loader>();
  return <LinkPage purpose="unsubscribe" link={useActionData<typeof action>() ?? loaded} />;
}
