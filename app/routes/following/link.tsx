import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { FollowLinkPage, LINK_COPY, purposeOfPath } from '#app/features/following/link-page.tsx';
import { loadFollowLink, receiveFollowLink } from '#app/features/following/links.server.ts';
import { linkMeta } from '#app/features/newsletter/link-page.tsx';
import { siteOf } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

const purposeOf = ({ url }: Request) => purposeOfPath(new URL(url).pathname);

export const loader = (args: LoaderFunctionArgs) => loadFollowLink(args, purposeOf(args.request));

export const action = (args: ActionFunctionArgs) => receiveFollowLink(args, purposeOf(args.request));

export const meta: MetaFunction<typeof loader> = ({ matches, location }) =>
  linkMeta(siteOf(matches), LINK_COPY[purposeOfPath(location.pathname)].heading);

// Mail providers unsubscribe many readers from few IP addresses, and each link is signed, so nobody can guess one.
export const handle: RouteHandle = { rateLimit: 'none' };

export default function FollowLink() {
  const loaded = useLoaderData<typeof loader>();
  const purpose = purposeOfPath(useLocation().pathname);
  return <FollowLinkPage purpose={purpose} link={useActionData<typeof action>() ?? loaded} />;
}
