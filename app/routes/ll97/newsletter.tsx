import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react';
import { readModuleBlog } from '#app/content/modules.server.ts';
import { moduleUrls } from '#app/features/modules/module-urls.ts';
import { NewsletterPage } from '#app/features/newsletter/newsletter-page.tsx';
import { receiveNewsletterSignUp } from '#app/features/newsletter/receive.server.ts';
import { pageMeta, siteOf } from '#app/features/site/page-meta.ts';

const urls = moduleUrls('ll97');

export const loader = () => readModuleBlog('ll97');

export const action = (args: ActionFunctionArgs) => receiveNewsletterSignUp(args, 'll97');

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({
    site: siteOf(matches),
    title: data?.newsletterHeading ?? 'Newsletter',
    description: data?.newsletterText,
    path: urls.newsletter,
  });

export default function Newsletter() {
  const [parameters] = useSearchParams();
  return (
    <NewsletterPage
      words={useLoaderData<typeof loader>()}
      answer={useActionData<typeof action>()}
      isSubscribed={parameters.get('subscribed') === 'yes'}
      newsletterUrl={urls.newsletter}
      blogUrl={urls.blog}
    />
  );
}
