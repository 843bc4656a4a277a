import type { OfficialLink } from '#app/content/official-links.server.ts';
import { DOUBTS } from '#app/regulations/figures/register.ts';
import { linkMentions } from './link-mentions.ts';

interface LinkedTextProps {
  links: readonly OfficialLink[];
  children: string;
}

/** An amount with its mark: "$1,500 (reported)". */
const MARKED = /^(.+) \((reported|not verified)\)$/;

/** The mark is small, and leads to the figure. */
const MarkedAmount = ({ amount, mark, url }: { amount: string; mark: string; url: string }) => (
  <>
    {amount}{' '}
    <a
      href={url}
      title={DOUBTS[mark === 'reported' ? 'reported' : 'unverified']}
      className="text-[0.8em] text-soft underline decoration-dotted underline-offset-3"
    >
      ({mark}
      <span className="sr-only">
        {mark === 'reported' ? `: ${DOUBTS.reported}` : ''}. See the figure and its source
      </span>
      )
    </a>
  </>
);

/** A text in which official lists, portals and pages, and amounts that are not verified, are links where they are first mentioned. */
export const LinkedText = ({ links, children }: LinkedTextProps) =>
  linkMentions(children, links).map(({ text, url }) => {
    const [, amount, mark] = MARKED.exec(text) ?? [];
    if (!url) return text;
    if (amount && mark) return <MarkedAmount key={url} {...{ amount, mark, url }} />;
    return (
      <a key={text} href={url} rel="noopener" className="text-link underline underline-offset-2">
        {text}
      </a>
    );
  });
