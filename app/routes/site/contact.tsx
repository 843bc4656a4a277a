import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ContactPage } from '#app/features/contact/messages/contact-page.tsx';
import { loadContact, receiveContactMessage } from '#app/features/contact/messages/contact.server.ts';
import { askServer, revalidateAfterResponse } from '#app/features/forms/client-action.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = ({ request }: LoaderFunctionArgs) => loadContact(request);

export const action = (args: ActionFunctionArgs) => receiveContactMessage(args);

export const clientAction = askServer;

export const shouldRevalidate = revalidateAfterResponse;

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => pageMeta(page, data?.copy.meta);

export const handle: RouteHandle = {
  isPublic: true,
  query: ['message', 'subject'],
  personalQuery: ['reference'],
  sitemap: true,
  isInteractive: true,
};

export default function Contact() {
  return <ContactPage {...useLoaderData<typeof loader>()} />;
}
