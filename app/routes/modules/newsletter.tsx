import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react';
import { readModuleBlog } from '#app/data/modules.server.ts';
import { requestedModule, useModule } from '#app/features/modules/module-of.ts';
import { moduleUrls } from '#app/urls/module-urls.ts';
import { issuesUrl } from '#app/urls/issue-urls.ts';
import { newsletterResponse } from '#app/features/newsletters/sign-up-messages.ts';
import { NewsletterPage } from '#app/features/newsletters/newsletter-page.tsx';
import { receiveNewsletterSignUp } from '#app/features/newsletters/newsletter.server.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = ({ request }: LoaderFunctionArgs) => readModuleBlog(requestedModule(request));

export const action = (args: ActionFunctionArgs) =>
  receiveNewsletterSignUp(args, requestedModule(args.request));

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) =>
  pageMeta(page, {
    title: data?.newsletterHeading ?? 'Newsletter',
    description: data?.newsletterText,
  });

export const handle: RouteHandle = { isPublic: true, query: ['subscribed'], isInteractive: true };

export default function Newsletter() {
  const [parameters] = useSearchParams();
  const answer = useActionData<typeof action>();
  const module = useModule();
  const { newsletter, blog } = moduleUrls(module);
  return (
    <NewsletterPage
      copy={useLoaderData<typeof loader>()}
      answer={answer && newsletterResponse(answer)}
      subscribed={parameters.get('subscribed')}
      newsletterUrl={newsletter}
      blogUrl={blog}
      issuesUrl={issuesUrl({ newsletter: module })}
    />
  );
}
