import { Fragment } from 'react';
import { longDay } from '#law/figures/figure-kinds.ts';
import { DOUBTS } from '#law/modules.ts';
import { agenciesIn } from '#law/buildings/agencies.ts';
import type { Law } from '#law/buildings/laws.ts';
import { plural } from '#law/numbers.ts';

interface LawSourceProps {
  law: Pick<Law, 'agency' | 'citation' | 'checkedOn' | 'certainty'> & {
    source: Pick<Law['source'], 'title' | 'link'>;
  };
  evidence?: readonly string[];
  className: string;
}

export const basedOnText = (evidence: readonly string[]): string =>
  evidence.length > 0 ? `Based on ${evidence.join(' and ')}. ` : '';

export const LawSource = ({
  law: { agency, citation, source, checkedOn, certainty },
  evidence = [],
  className,
}: LawSourceProps) => {
  const doubt = DOUBTS[certainty] ? ` (${DOUBTS[certainty]})` : '';
  const agencies = agenciesIn(agency);
  const agencyLabel = plural(agencies.length, { one: 'Agency', other: 'Agencies' });
  return (
    <p className={className}>
      {`${basedOnText(evidence)}${citation}. Source: `}
      {source.link ? (
        <a href={source.link} rel="noopener">
          {source.title}
        </a>
      ) : (
        source.title
      )}
      {`, checked on ${longDay(checkedOn)}${doubt}. ${agencyLabel}: `}
      {agencies.map(({ name, url }, index) => (
        <Fragment key={url}>
          {index > 0 ? ', ' : ''}
          <a href={url} rel="noopener">
            {name}
          </a>
        </Fragment>
      ))}
      .
    </p>
  );
};
