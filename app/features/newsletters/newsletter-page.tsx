import { ButtonLink } from '#app/ui/button.tsx';
import { MessagePage } from '#app/ui/layout/message-page.tsx';
import { PLEASE_CONFIRM, SUBSCRIPTION_SUCCESSFUL, type NewsletterResponse } from './sign-up-messages.ts';
import { NewsletterForm } from './newsletter-form.tsx';

interface NewsletterPageProps {
  copy: { newsletterHeading: string; newsletterText: string };
  answer: NewsletterResponse | undefined;
  isSubscribed: boolean;
  newsletterUrl: string;
  blogUrl: string;
  issuesUrl: string;
}

const PastIssues = ({ href }: { href: string }) => (
  <a href={href} className="font-semibold underline underline-offset-4">
    Read past issues
  </a>
);

export function NewsletterPage({
  copy,
  answer,
  isSubscribed,
  newsletterUrl,
  blogUrl,
  issuesUrl,
}: NewsletterPageProps) {
  if (isSubscribed) {
    return (
      <MessagePage title={SUBSCRIPTION_SUCCESSFUL.title}>
        <div role="status" className="grid gap-2">
          <p>{SUBSCRIPTION_SUCCESSFUL.description}</p>
          <p>{PLEASE_CONFIRM}</p>
        </div>
        <ButtonLink href={blogUrl}>Read the blog</ButtonLink>
        <PastIssues href={issuesUrl} />
      </MessagePage>
    );
  }
  return (
    <MessagePage title={answer?.title ?? copy.newsletterHeading}>
      <p>{copy.newsletterText}</p>
      <div className="w-full text-ink">
        <NewsletterForm
          action={newsletterUrl}
          typed={answer?.typed}
          error={answer?.description}
          section={answer?.section}
        />
      </div>
      <PastIssues href={issuesUrl} />
    </MessagePage>
  );
}
