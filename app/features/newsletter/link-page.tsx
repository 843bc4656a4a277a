import { Form, useNavigation } from '@remix-run/react';
import type { NewsletterLink } from '#collections/newsletter-subscriptions/links.ts';
import type { NewsletterPurpose } from '#collections/newsletter-subscriptions/links.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { MessagePage } from '#app/ui/layout/message-page.tsx';
import { PURPOSES, REFUSALS } from './link-purpose.ts';

interface LinkPageProps {
  purpose: NewsletterPurpose;
  link: NewsletterLink;
}

const WayOn = () => <ButtonLink to="/browse-modules">See all modules</ButtonLink>;

/** The page behind a link from a mail: one button, as programs that scan mails follow links. */
export function LinkPage({ purpose, link }: LinkPageProps) {
  const isSubmitting = useNavigation().formMethod === 'POST';
  if (link.state !== 'open') {
    const { heading, text } = REFUSALS[link.state];
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
      <Form method="post">
        <Button type="submit" disabled={isSubmitting}>
          {button}
        </Button>
      </Form>
    </MessagePage>
  );
}

/** The page that says that it is done. */
export function LinkFollowed({ purpose }: Pick<LinkPageProps, 'purpose'>) {
  const { heading, text } = PURPOSES[purpose].done;
  return (
    <MessagePage title={heading}>
      <p role="status">{text}</p>
      <WayOn />
    </MessagePage>
  );
}
