import { Badge } from '#app/ui/badge.tsx';
import type { ProgressView } from './progress.server.ts';

export const ValueList = ({ groups }: Pick<ProgressView, 'groups'>) => (
  <div className="grid max-w-[44rem] gap-8">
    {groups.map(({ heading, values }) => (
      <div key={heading}>
        <h3 className="mb-2 text-[1.25rem]">{heading}</h3>
        <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[16rem_1fr]">
          {values.map(({ label, value, isUnsure }, index) => (
            <div key={`${label} ${index}`} className="contents">
              <dt className="text-soft max-sm:mt-2">{label}</dt>
              <dd className="wrap-anywhere">
                {value} {isUnsure ? <Badge tone="neutral">Check this</Badge> : null}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    ))}
  </div>
);
