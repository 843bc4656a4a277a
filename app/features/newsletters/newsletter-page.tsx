import { ButtonLink } from '#app/ui/button.tsx';
import { MessagePage } from '#app/ui/layout/message-page.tsx';
import {
  ALREADY_SUBSCRIBED,
  PLEASE_CONFIRM,
  SUBSCRIPTION_SUCCESSFUL,
  type NewsletterResponse,
} from './sign-up-messages.ts';
import { NewsletterForm } from './newsletter-form.tsx';

interface NewsletterPageProps {
  copy: { newsletterHeading: string; newsletterText: string };
  answer: NewsletterResponse | undefined;
  subscribed: string | null;
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
  subscribed,
  newsletterUrl,
  blogUrl,
  issuesUrl,
}: NewsletterPageProps) {
  const isDuplicate = subscribed === 'already';
  if (isDuplicate || subscribed === 'yes') {
    const { title, description } = isDuplicate ? ALREADY_SUBSCRIBED : SUBSCRIPTION_SUCCESSFUL;
    return (
      <MessagePage title={title}>
        <div role="status" className="grid gap-2">
          <p>{description}</p>
          {isDuplicate ? null : <p>{PLEASE_CONFIRM}</p>}
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
