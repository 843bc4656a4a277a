import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { linkMeta } from '#app/features/newsletter/link-meta.ts';
import { LinkPage } from '#app/features/newsletter/link-page.tsx';
import { PURPOSES } from '#app/features/newsletter/link-purpose.ts';
import { loadNewsletterLink, receiveNewsletterLink } from '#app/features/newsletter/link.server.ts';
import { siteOf } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = (args: LoaderFunctionArgs) => loadNewsletterLink(args, 'confirm');

export const action = (args: ActionFunctionArgs) => receiveNewsletterLink(args, 'confirm');

export const meta: MetaFunction = ({ matches }) => linkMeta(siteOf(matches), PURPOSES.confirm.heading);

// Each link is signed: there is nothing to try out.
export const handle: RouteHandle = { rateLimit: 'none' };

export default function Confirm() {
  const loaded = useLoaderData<typeof loader>();
  return <LinkPage purpose="confirm" link={useActionData<typeof action>() ?? loaded} />;
}
