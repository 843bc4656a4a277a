import type { MetaDescriptor } from '@remix-run/react';
import type { LinkPurpose, SubscriberLink } from '#collections/following/subscribers/links.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { MessagePage } from '#app/ui/layout/message-page.tsx';
import type { Site } from '../site/use-site.ts';
import { FOLLOW_URL } from '#app/urls/subject-url.ts';

interface PurposeCopy {
  heading: string;
  question: string;
  without: string;
  button: string;
}

const CONFIRM: PurposeCopy = {
  heading: 'Confirm your emails',
  question: 'Do you want emails about this?',
  without: 'Your email address is confirmed. Open your page to see and change what you get.',
  button: 'Confirm and open my page',
};

export const LINK_COPY: Record<LinkPurpose, PurposeCopy> = {
  'follow/confirm': CONFIRM,
  'newsletter/confirm': { ...CONFIRM, button: 'Confirm' },
  'follow/unsubscribe': {
    heading: 'Stop all emails',
    question: 'Do you want to stop all emails about this?',
    without: 'You’re not getting any emails from us right now.',
    button: 'Stop all emails',
  },
  'follow/stop': {
    heading: 'Stop following',
    question: 'Do you want to stop the emails about this?',
    without: 'You no longer follow this.',
    button: 'Stop following',
  },
  'newsletter/unsubscribe': {
    heading: 'Unsubscribe',
    question: 'Do you want to stop receiving this?',
    without: 'You no longer get this.',
    button: 'Unsubscribe',
  },
};

export const purposeOfPath = (pathname: string): LinkPurpose =>
  (Object.keys(LINK_COPY) as LinkPurpose[]).find((purpose) => pathname.startsWith(`/${purpose}/`)) ??
  'follow/confirm';

const INVALID_LINKS = {
  expired: {
    heading: 'This link no longer works',
    text: 'It has expired, or what it was about has ended. You can sign up again at any time.',
  },
  forged: {
    heading: 'This link is not valid',
    text: 'Please copy the whole link from the email.',
  },
};

export const linkMeta = (site: Site | undefined, heading: string): MetaDescriptor[] => [
  { title: site?.productName ? `${heading} · ${site.productName}` : heading },
  { name: 'description', content: site?.description ?? '' },
  { name: 'robots', content: 'noindex' },
];

const PageLinks = () => (
  <div className="flex flex-wrap gap-3">
    <ButtonLink href={FOLLOW_URL}>Follow a building or a law</ButtonLink>
    <ButtonLink href="/browse-modules" look="secondary">
      See all modules
    </ButtonLink>
  </div>
);

/** The page asks for a click, because email scanners follow links. */
export function LinkPage({ purpose, link }: { purpose: LinkPurpose; link: SubscriberLink }) {
  if (link.state !== 'open') {
    const { heading, text } = INVALID_LINKS[link.state];
    return (
      <MessagePage title={heading}>
        <p>{text}</p>
        <PageLinks />
      </MessagePage>
    );
  }
  const { heading, question, without, button } = LINK_COPY[purpose];
  const isAboutSomething = link.labels.length > 0;
  return (
    <MessagePage title={heading}>
      <p>{isAboutSomething ? question : without}</p>
      {isAboutSomething ? (
        <ul className="grid list-disc gap-1 pl-5 font-semibold text-ink">
          {link.labels.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      ) : null}
      {isAboutSomething || purpose === 'follow/confirm' ? (
        <form method="post">
          <Button type="submit">{isAboutSomething ? button : 'Open my page'}</Button>
        </form>
      ) : (
        <PageLinks />
      )}
    </MessagePage>
  );
}
