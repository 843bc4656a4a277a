import { ZoneMap } from '../zone-map.tsx';
import type { ZoneMapView } from '../zone-map.server.ts';
import { Button } from '#app/ui/button.tsx';
import { CONTROL, describedBy, FieldError } from '#app/ui/forms/field.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { FINDER_ID, type FoundZone, PLACE_PARAMETER } from './zone-answer.ts';
import { ZoneAnswerView } from './zone-answer-view.tsx';

export interface FinderCopy {
  heading: string;
  intro?: string | null;
  label: string;
  hint: string;
  buttonLabel: string;
  basis?: string | null;
}

const FIELD_ID = 'zone-place';

function Form({ copy, found }: { copy: FinderCopy; found?: FoundZone }) {
  const errors = found?.error ? [found.error] : undefined;
  return (
    <form
      method="get"
      action={`#${FINDER_ID}`}
      className="not-printed grid max-w-[38rem] gap-1.5"
      aria-label={copy.heading}
    >
      <label htmlFor={FIELD_ID} className="text-[1.12rem] font-semibold">
        {copy.label}
      </label>
      <p id={`${FIELD_ID}-hint`} className="text-[0.9rem] text-soft">
        {copy.hint}
      </p>
      <FieldError id={FIELD_ID} errors={errors} />
      <div className="flex flex-wrap gap-2">
        <input
          id={FIELD_ID}
          type="text"
          name={PLACE_PARAMETER}
          defaultValue={found?.typed}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          {...describedBy({ id: FIELD_ID, hint: copy.hint, errors })}
          className={`${CONTROL} min-w-0 grow basis-[14rem]`}
        />
        <Button type="submit">{copy.buttonLabel}</Button>
      </div>
    </form>
  );
}

interface FindZoneSectionProps {
  copy: FinderCopy;
  map: ZoneMapView;
  found?: FoundZone;
}

export const FindZoneSection = ({ copy, map, found }: FindZoneSectionProps) => (
  <Section id={FINDER_ID} heading={copy.heading} intro={copy.intro} basis={copy.basis}>
    <Form copy={copy} found={found} />
    <div role="status">{found?.answer ? <ZoneAnswerView answer={found.answer} /> : null}</div>
    <div className="mt-10 print:mt-3">
      <ZoneMap map={map} />
    </div>
  </Section>
);
