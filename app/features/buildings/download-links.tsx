import { Bell, CalendarPlus } from 'lucide-react';
import { ButtonLink, PrintButton } from '#app/ui/button.tsx';
import { ShareButton } from '#app/features/site/share-button.tsx';
import { DEVELOPERS_URL } from '#app/urls/api-urls.ts';
import type { BuildingLinks } from './building.server.ts';
import { TAKE_ALONG } from './texts.ts';

interface DownloadBarProps {
  links: BuildingLinks;
  title: string;
  hasFollowForm: boolean;
}

export const DownloadBar = ({ links, title, hasFollowForm }: DownloadBarProps) => (
  <div className="not-printed mt-6 flex flex-wrap gap-3">
    <ButtonLink href={links.calendar.subscription}>
      <CalendarPlus aria-hidden size={18} /> Subscribe to the dates
    </ButtonLink>
    {hasFollowForm ? (
      <ButtonLink href="#follow" look="secondary">
        <Bell aria-hidden size={18} /> Follow
      </ButtonLink>
    ) : null}
    <PrintButton />
    <ShareButton title={`Building laws for ${title}`} address={links.share} />
  </div>
);

const LINK = 'font-semibold underline underline-offset-3';

export const DownloadLinks = ({ links, mistakeText }: { links: BuildingLinks; mistakeText: string }) => (
  <section id="take-along" className="not-printed border-t border-hair py-8">
    <h2 className="text-fit-sm">{TAKE_ALONG.heading}</h2>
    <p className="mt-1 max-w-[44rem] text-soft">{TAKE_ALONG.text}</p>
    <ul className="mt-4 grid max-w-[44rem] gap-2">
      <li>
        <a href={links.calendar.file} className={LINK}>
          Calendar file
        </a>{' '}
        with the next date of each law, or{' '}
        <a href={links.calendar.subscription} className={LINK}>
          a subscription
        </a>{' '}
        that keeps up with changes
      </li>
      {links.json ? (
        <li>
          <a href={links.json} className={LINK}>
            JSON
          </a>{' '}
          for your own software, with all sources: see{' '}
          <a href={DEVELOPERS_URL} className={LINK}>
            the API
          </a>
        </li>
      ) : null}
      <li>
        Link to this page: <span className="font-semibold wrap-anywhere">{links.share}</span>
      </li>
      <li>
        {mistakeText}{' '}
        <a href={links.mistake} className={LINK}>
          Report a mistake
        </a>
      </li>
    </ul>
  </section>
);
