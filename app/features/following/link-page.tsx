import type { FollowLink, FollowPurpose } from '#collections/followers/links.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { MessagePage } from '#app/ui/layout/message-page.tsx';

interface PurposeCopy {
  heading: string;
  /** Before the list of what it is about, and instead of it where nothing is waiting. */
  question: string;
  without: string;
  button: string;
}

export const LINK_COPY: Record<FollowPurpose, PurposeCopy> = {
  confirm: {
    heading: 'Confirm what you follow',
    question: 'Do you want emails about this?',
    without: 'Your email address is confirmed. Open your page to see and change what you follow.',
    button: 'Confirm and open my page',
  },
  unsubscribe: {
    heading: 'Stop all emails',
    question: 'Do you want to stop all emails about this?',
    without: 'You do not follow anything at the moment.',
    button: 'Stop all emails',
  },
  stop: {
    heading: 'Stop following',
    question: 'Do you want to stop the emails about this?',
    without: 'You do not follow this any more.',
    button: 'Stop following',
  },
};

/** What a link at this path is for: "/follow/stop/...". */
export const purposeOfPath = (pathname: string): FollowPurpose =>
  (Object.keys(LINK_COPY) as FollowPurpose[]).find((purpose) => pathname.startsWith(`/follow/${purpose}/`)) ??
  'confirm';

const INVALID_LINKS = {
  expired: {
    heading: 'This link no longer works',
    text: 'It is too old, or what it was about has ended. You can follow it again at any time.',
  },
  forged: {
    heading: 'This link is not valid',
    text: 'Please copy the whole link from the email.',
  },
};

/** The page behind a link from a mail: it asks for a click, because programs that scan mails follow links. */
export function FollowLinkPage({ purpose, link }: { purpose: FollowPurpose; link: FollowLink }) {
  if (link.state !== 'open') {
    const { heading, text } = INVALID_LINKS[link.state];
    return (
      <MessagePage title={heading}>
        <p>{text}</p>
        <ButtonLink href="/follow">Follow a building or a law</ButtonLink>
      </MessagePage>
    );
  }
  const { heading, question, without, button } = LINK_COPY[purpose];
  return (
    <MessagePage title={heading}>
      <p>{link.labels.length > 0 ? question : without}</p>
      {link.labels.length > 0 ? (
        <ul className="grid list-disc gap-1 pl-5 font-semibold text-ink">
          {link.labels.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      ) : null}
      {link.labels.length > 0 || purpose === 'confirm' ? (
        <form method="post">
          <Button type="submit">{link.labels.length > 0 ? button : 'Open my page'}</Button>
        </form>
      ) : (
        <ButtonLink href="/follow">Follow a building or a law</ButtonLink>
      )}
    </MessagePage>
  );
}
