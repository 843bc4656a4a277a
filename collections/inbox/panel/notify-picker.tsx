'use client';
import { useAuth } from '@payloadcms/ui';
import { useId } from 'react';
import { z } from 'zod';
import { useApi } from '#cms/panel/use-api.ts';

const colleagueSchema = z.object({ id: z.number(), name: z.string() });

export type Colleague = z.infer<typeof colleagueSchema>;

const foundSchema = z.object({ docs: z.array(colleagueSchema) });

const COLLEAGUES =
  '/users?where[role][in]=admin,staff&where[isDeactivated][not_equals]=true&select[name]=true&sort=name&depth=0&limit=200&pagination=false';

export function useColleagues(): Colleague[] {
  const { user } = useAuth();
  const { result } = useApi(COLLEAGUES, foundSchema);
  return (result?.docs ?? []).filter((colleague) => colleague.id !== user?.id);
}

/** Finds mentions such as "@Bea Baker". If two names start alike, the longer one wins. */
export function mentionedIn(text: string, colleagues: readonly Colleague[]): Colleague[] {
  const byLength = colleagues.toSorted((one, other) => other.name.length - one.name.length);
  let rest = text.toLowerCase();
  return byLength.filter(({ name }) => {
    const mention = `@${name.toLowerCase()}`;
    const isMentioned = rest.includes(mention);
    rest = rest.replaceAll(mention, '');
    return isMentioned;
  });
}

interface NotifyPickerProps {
  colleagues: readonly Colleague[];
  chosen: Colleague[];
  onChange: (chosen: Colleague[]) => void;
}

export function NotifyPicker({ colleagues, chosen, onChange }: NotifyPickerProps) {
  const id = useId();
  const offered = colleagues.filter((colleague) => !chosen.some((each) => each.id === colleague.id));
  if (colleagues.length === 0) return null;
  const add = (value: string) => {
    const colleague = offered.find((each) => String(each.id) === value);
    if (colleague) onChange([...chosen, colleague]);
  };
  return (
    <div className="inbox-notify">
      <label htmlFor={id}>Notify a colleague by email</label>
      <select id={id} className="own-field" value="" onChange={({ target }) => add(target.value)}>
        <option value="">Choose</option>
        {offered.map((colleague) => (
          <option key={colleague.id} value={colleague.id}>
            {colleague.name}
          </option>
        ))}
      </select>
      {chosen.length > 0 && (
        <ul aria-label="Will be notified">
          {chosen.map((colleague) => (
            <li key={colleague.id}>
              {colleague.name}{' '}
              <button
                type="button"
                aria-label={`Do not notify ${colleague.name}`}
                onClick={() => onChange(chosen.filter((each) => each !== colleague))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
