import { Fragment } from 'react';
import { longDay } from '#law/figures/figure-kinds.ts';
import { DOUBTS } from '#law/modules.ts';
import { agenciesIn } from '#law/buildings/agencies.ts';
import type { Law } from '#law/buildings/laws.ts';
import { classNames } from '#app/ui/class-names.ts';

interface LawSourceProps {
  law: Pick<Law, 'agency' | 'citation' | 'checkedOn' | 'certainty'> & {
    source: Pick<Law['source'], 'title' | 'link'>;
  };
  evidence?: readonly string[];
  className: string;
}

export const LawSource = ({
  law: { agency, citation, source, checkedOn, certainty },
  evidence = [],
  className,
}: LawSourceProps) => (
  <p className={classNames('text-[0.85rem] wrap-anywhere text-soft', className)}>
    {evidence.length > 0 ? `Based on ${evidence.join(' and ')}. ` : ''}
    {citation}. Source:{' '}
    {source.link ? (
      <a href={source.link} rel="noopener" className="underline underline-offset-2">
        {source.title}
      </a>
    ) : (
      source.title
    )}
    , checked on {longDay(checkedOn)}
    {DOUBTS[certainty] ? ` (${DOUBTS[certainty]})` : ''}.{' '}
    {agenciesIn(agency).length > 1 ? 'Agencies' : 'Agency'}:{' '}
    {agenciesIn(agency).map(({ name, url }, index) => (
      <Fragment key={url}>
        {index > 0 ? ', ' : ''}
        <a href={url} rel="noopener" className="underline underline-offset-2">
          {name}
        </a>
      </Fragment>
    ))}
    .
  </p>
);
