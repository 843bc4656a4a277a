import type { OfficialLink } from '#app/data/official-links.server.ts';
import { DOUBTS } from '#law/modules.ts';
import { linkMentions, MARKED } from './link-mentions.ts';

interface LinkedTextProps {
  links: readonly OfficialLink[];
  children: string;
}

function MarkedAmount({ amount, mark, url }: { amount: string; mark: string; url: string }) {
  const meaning = mark === 'reported' ? `reported, ${DOUBTS.reported}` : mark;
  return (
    <>
      {`${amount} `}
      <a href={url} title={meaning} aria-label={`${amount} is ${meaning}. See the figure.`} className="mark">
        {`(${mark})`}
      </a>
    </>
  );
}

export const LinkedText = ({ links, children }: LinkedTextProps) =>
  linkMentions(children, links).map(({ text, url }) => {
    const [, amount, mark] = MARKED.exec(text) ?? [];
    if (!url) return text;
    if (amount && mark) return <MarkedAmount key={url} {...{ amount, mark, url }} />;
    return (
      <a key={text} href={url} rel="noopener">
        {text}
      </a>
    );
  });
