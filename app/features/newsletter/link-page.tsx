import type { MetaDescriptor } from '@remix-run/react';
import type { NewsletterLink, NewsletterPurpose } from '#collections/newsletter-subscriptions/links.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { MessagePage } from '#app/ui/layout/message-page.tsx';
import type { Site } from '../site/use-site.ts';
import { ISSUES_URL } from './issue-urls.ts';
import { PastIssues } from './newsletter-page.tsx';

interface PurposeCopy {
  heading: string;
  question: (newsletter: string) => string;
  button: string;
  done: { path: string; heading: string; text: string };
}

export const PURPOSES: Record<NewsletterPurpose, PurposeCopy> = {
  confirm: {
    heading: 'Confirm your subscription',
    question: (newsletter) => `Do you want to receive the ${newsletter}?`,
    button: 'Confirm Subscription',
    done: {
      path: '/newsletter/confirmed',
      heading: 'Subscription confirmed',
      text: 'Thank you. You will hear from us when there is something new. Every email has a link to unsubscribe.',
    },
  },
  unsubscribe: {
    heading: 'Unsubscribe',
    question: (newsletter) => `Do you want to stop receiving the ${newsletter}?`,
    button: 'Unsubscribe',
    done: {
      path: '/newsletter/unsubscribed',
      heading: 'You are unsubscribed',
      text: 'You will not get any more emails from us. You can sign up again at any time.',
    },
  },
};

/** What a link at this path is for: "/newsletter/confirm/..." or "/newsletter/unsubscribe/...". */
export const purposeOfPath = (pathname: string): NewsletterPurpose =>
  pathname.startsWith('/newsletter/confirm') ? 'confirm' : 'unsubscribe';

const INVALID_LINKS = {
  expired: {
    heading: 'This link has expired',
    text: "It is too old, or the subscription has ended. You can sign up again on the module's page.",
  },
  forged: {
    heading: 'This link is not valid',
    text: "Please copy the whole link from the email, or sign up again on the module's page.",
  },
};

export const linkMeta = (site: Site | undefined, heading: string): MetaDescriptor[] => [
  { title: site?.productName ? `${heading} · ${site.productName}` : heading },
  { name: 'description', content: site?.description ?? '' },
  { name: 'robots', content: 'noindex' },
];

interface LinkPageProps {
  purpose: NewsletterPurpose;
  link: NewsletterLink;
}

const WayOn = () => <ButtonLink href="/browse-modules">See all modules</ButtonLink>;

/** The page behind a link from a mail: it asks for a click, because programs that scan mails follow links. */
export function LinkPage({ purpose, link }: LinkPageProps) {
  if (link.state !== 'open') {
    const { heading, text } = INVALID_LINKS[link.state];
    return (
      <MessagePage title={heading}>
        <p>{text}</p>
        <WayOn />
      </MessagePage>
    );
  }
  const { heading, question, button } = PURPOSES[purpose];
  return (
    <MessagePage title={heading}>
      <p>{question(link.newsletter)}</p>
      <form method="post">
        <Button type="submit">{button}</Button>
      </form>
    </MessagePage>
  );
}

export function LinkFollowed({ purpose }: Pick<LinkPageProps, 'purpose'>) {
  const { heading, text } = PURPOSES[purpose].done;
  return (
    <MessagePage title={heading}>
      <p role="status">{text}</p>
      <WayOn />
      {purpose === 'confirm' ? <PastIssues href={ISSUES_URL} /> : null}
    </MessagePage>
  );
}
