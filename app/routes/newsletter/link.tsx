import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { linkMeta, LinkPage, purposeOfPath, PURPOSES } from '#app/features/newsletter/link-page.tsx';
import { loadNewsletterLink, receiveNewsletterLink } from '#app/features/newsletter/newsletter.server.ts';
import { siteOf } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

const purposeOf = ({ url }: Request) => purposeOfPath(new URL(url).pathname);

export const loader = (args: LoaderFunctionArgs) => loadNewsletterLink(args, purposeOf(args.request));

export const action = (args: ActionFunctionArgs) => receiveNewsletterLink(args, purposeOf(args.request));

export const meta: MetaFunction = ({ matches, location }) =>
  linkMeta(siteOf(matches), PURPOSES[purposeOfPath(location.pathname)].heading);

// Mail providers unsubscribe many readers from few IP addresses, and each link is signed, so nobody can guess one.
export const handle: RouteHandle = { rateLimit: 'none' };

export default function NewsletterLink() {
  const loaded = useLoaderData<typeof loader>();
  const purpose = purposeOfPath(useLocation().pathname);
  return <LinkPage purpose={purpose} link={useActionData<typeof action>() ?? loaded} />;
}
