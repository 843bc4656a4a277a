import type { OfficialLink } from '#app/content/official-links.server.ts';
import { linkMentions } from './link-mentions.ts';

interface LinkedTextProps {
  links: readonly OfficialLink[];
  children: string;
}

/** A text in which official lists, portals and pages are links where they are first mentioned. */
export const LinkedText = ({ links, children }: LinkedTextProps) =>
  linkMentions(children, links).map(({ text, url }) =>
    url ? (
      <a key={text} href={url} rel="noopener" className="text-link underline underline-offset-2">
        {text}
      </a>
    ) : (
      text
    ),
  );
