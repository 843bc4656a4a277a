import { ButtonLink } from '#app/ui/button.tsx';
import { NextSteps } from '#app/ui/next-steps.tsx';
import type { Block } from './block.ts';

/** What the visitor can do next. The first link is the one we would take. */
export const CallToAction = ({ block: { heading, intro, links } }: { block: Block<'callToAction'> }) => (
  <NextSteps heading={heading} text={intro}>
    {links.map(({ id, label, url }, index) => (
      <ButtonLink key={id ?? url} to={url} look={index === 0 ? 'primary' : 'secondary'}>
        {label}
      </ButtonLink>
    ))}
  </NextSteps>
);
