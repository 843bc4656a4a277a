import type { MetaDescriptor } from '@remix-run/react';
import type { LinkPurpose, SubscriberLink } from '#collections/following/subscribers/links.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { MessagePage } from '#app/ui/layout/message-page.tsx';
import type { Site } from '../site/use-site.ts';
import { LINK_BUTTONS, LINKS, UNUSABLE_LINKS } from './texts.ts';
import { FOLLOW_URL } from '#app/urls/subject-url.ts';

const LINK_PURPOSES = Object.keys(LINK_BUTTONS) as LinkPurpose[];

export const parsePurpose = (pathname: string): LinkPurpose =>
  LINK_PURPOSES.find((purpose) => pathname.startsWith(`/${purpose}/`)) ?? 'follow/confirm';

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

const Undo = ({ stopped }: { stopped: readonly string[] }) => (
  <form method="post" className="grid justify-items-start gap-4">
    <p className="text-ink">You stopped following {new Intl.ListFormat('en-US').format(stopped)}.</p>
    <Button type="submit" name="intent" value="undo" look="secondary">
      Undo
    </Button>
  </form>
);

interface LinkPageProps {
  purpose: LinkPurpose;
  link: SubscriberLink;
  done?: string;
}

/** The page asks for a click, because email scanners follow links. */
export function LinkPage({ purpose, link, done }: LinkPageProps) {
  if (link.state !== 'open') {
    const { title, text } = UNUSABLE_LINKS[link.state];
    return (
      <MessagePage title={title}>
        <p>{text}</p>
        <PageLinks />
      </MessagePage>
    );
  }
  const texts = LINKS[purpose];
  const isAboutSomething = link.labels.length > 0;
  return (
    <MessagePage title={texts.heading}>
      {done ? (
        <p role="status" className="font-semibold text-ink">
          {done}
        </p>
      ) : null}
      <p>{isAboutSomething ? texts.question : texts.done}</p>
      {isAboutSomething ? (
        <ul className="grid list-disc gap-1 pl-5 font-semibold text-ink">
          {link.labels.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      ) : null}
      {link.stopped.length > 0 ? <Undo stopped={link.stopped} /> : null}
      {isAboutSomething || purpose === 'follow/confirm' ? (
        <form method="post">
          <Button type="submit">{isAboutSomething ? LINK_BUTTONS[purpose] : 'Open my page'}</Button>
        </form>
      ) : (
        <PageLinks />
      )}
    </MessagePage>
  );
}
