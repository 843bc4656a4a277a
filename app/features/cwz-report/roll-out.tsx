import { classNames } from '#app/ui/class-names.ts';
import type { RollOutGroup } from './roll-out-groups.ts';
import { STATUSES } from './zone-words.ts';

interface RollOutProps {
  groups: RollOutGroup[];
  /** The visitor's official zone, where it is known. */
  own: string | undefined;
}

/** All twenty zones as lots, by where they stand; the visitor's own is filled. The names are there to be read. */
export const RollOut = ({ groups, own }: RollOutProps) => (
  <figure className="mt-8 print:mt-3">
    <figcaption className="font-semibold">
      The roll-out, zone by zone{own ? '. Yours is filled' : ''}
    </figcaption>
    <ul className="mt-4 grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-4">
      {groups.map(({ kind, names }) => (
        <li key={kind}>
          <p className="text-[0.94rem]">
            <span className="font-bold">{names.length}</span> {STATUSES[kind].label.toLowerCase()}
          </p>
          <div aria-hidden className="mt-2 flex flex-wrap border-t border-l border-soft">
            {names.map((name) => (
              <span
                key={name}
                className={classNames(
                  'h-7 min-w-7 flex-1 border-r border-b border-soft print:h-4',
                  name === own ? 'bg-lot' : kind === 'live' ? 'bg-emitted' : 'bg-card',
                )}
              />
            ))}
          </div>
          <p className="mt-2 text-[0.82rem] leading-snug text-soft">
            {names.map((name, index) => (
              <span key={name} className={name === own ? 'font-bold text-ink' : undefined}>
                {name}
                {index < names.length - 1 ? ', ' : ''}
              </span>
            ))}
          </p>
        </li>
      ))}
    </ul>
  </figure>
);
