import { ButtonLink } from '#app/ui/button.tsx';
import type { Block } from './block.ts';

/** What the visitor can do next. The first link is the one we would take. */
export const CallToAction = ({ block: { heading, intro, links } }: { block: Block<'callToAction'> }) => (
  <section className="not-printed my-4 border border-ink bg-card p-6 sm:p-9">
    <h2 className="text-[1.5rem]">{heading}</h2>
    {intro ? <p className="mt-2 max-w-[44rem] text-soft">{intro}</p> : null}
    <div className="mt-6 flex flex-wrap gap-3">
      {links.map(({ id, label, url }, index) => (
        <ButtonLink key={id ?? url} to={url} look={index === 0 ? 'primary' : 'secondary'}>
          {label}
        </ButtonLink>
      ))}
    </div>
  </section>
);
