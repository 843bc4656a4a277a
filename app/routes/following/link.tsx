import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { linkMeta, LinkPage, parsePurpose } from '#app/features/following/link-page.tsx';
import { loadLink, receiveLink } from '#app/features/following/links.server.ts';
import { findSite } from '#app/features/site/page-meta.ts';
import { DONE, LINKS } from '#app/features/following/texts.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { ownEntry } from '#law/own-entry.ts';

export const loader = (args: LoaderFunctionArgs) => loadLink(args);

export const action = (args: ActionFunctionArgs) => receiveLink(args);

export const meta: MetaFunction<typeof loader> = ({ location, matches }) =>
  linkMeta(findSite(matches), LINKS[parsePurpose(location.pathname)].heading);

// Not limited: email providers unsubscribe many readers from few IP addresses, and signed links cannot be guessed.
export const handle: RouteHandle = { rateLimit: 'none' };

export default function Link() {
  const { link } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  return (
    <LinkPage
      purpose={parsePurpose(pathname)}
      link={useActionData<typeof action>() ?? link}
      done={ownEntry(DONE, new URLSearchParams(search).get('done') ?? '')}
    />
  );
}
