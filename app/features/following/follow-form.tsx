import type { PageCopy } from '#app/data/pages.server.ts';
import { DEFAULT_CHOICES, type FollowKind, type Subject } from '#law/following.ts';
import { Button } from '#app/ui/button.tsx';
import { districtLabel, zipDistricts } from '#law/buildings/district-places.ts';
import { DISTRICTS } from '#law/buildings/districts.ts';
import { CONTROL, describedBy, LabeledField, TextField } from '#app/ui/forms/field.tsx';
import { Honeypot } from '../forms/honeypot.tsx';
import { type FormState, errorsIn, FormError, typedIn } from '../forms/plain-form.tsx';
import { ChoiceBoxes } from './choice-boxes.tsx';
import { followUrl, MAX_PLACE_LENGTH } from '#app/urls/subject-url.ts';

type DistrictCopy = Pick<PageCopy<'following'>['form'], 'placeHint' | 'districtText'>;

interface DistrictProps extends FormState {
  copy?: DistrictCopy;
  district?: number;
}

const DistrictFields = ({ copy, district, result }: DistrictProps) => {
  const place = typedIn(result, 'place');
  const errors = errorsIn(result, 'district');
  const ofZip = zipDistricts(/\d{5}/.exec(place ?? '')?.[0] ?? '');
  const chosen = typedIn(result, 'district') ?? (district === undefined ? '' : String(district));
  if (!errors && chosen) {
    return (
      <p>
        <input type="hidden" name="district" value={chosen} />
        For <strong>{districtLabel(Number(chosen))}</strong>. {copy?.districtText}
      </p>
    );
  }
  return (
    <>
      <TextField
        id="follow-place"
        name="place"
        label="Your building's address or ZIP code"
        hint={copy?.placeHint}
        isOptional
        errors={errorsIn(result, 'place')}
        maxLength={MAX_PLACE_LENGTH}
        autoComplete="off"
        defaultValue={place}
      />
      {errors ? (
        <LabeledField id="follow-district" label="Community district" errors={errors}>
          <select
            id="follow-district"
            name="district"
            {...describedBy({ id: 'follow-district', errors })}
            className={`${CONTROL} min-h-12`}
          >
            {(ofZip.length > 0 ? ofZip : DISTRICTS).map((each) => (
              <option key={each} value={each}>
                {districtLabel(each)}
              </option>
            ))}
          </select>
        </LabeledField>
      ) : null}
    </>
  );
};

interface FollowFormProps extends FormState {
  kind: FollowKind;
  action: string;
  answers?: string;
  asksDistrict?: boolean;
  districtCopy?: DistrictCopy;
  district?: number;
  submitLabel?: string;
}

/** A plain form, so that it works without scripts and on a cached page. */
export function FollowForm({
  kind,
  action,
  answers,
  asksDistrict = false,
  districtCopy,
  district,
  result,
  submitLabel = 'Follow',
}: FollowFormProps) {
  return (
    <form method="post" action={action} className="relative grid max-w-[38rem] grid-cols-1 gap-6">
      {answers ? <input type="hidden" name="answers" value={answers} /> : null}
      <FormError result={result} />
      {asksDistrict ? <DistrictFields copy={districtCopy} district={district} result={result} /> : null}
      <TextField
        id="follow-email"
        name="email"
        type="email"
        label="Email address"
        errors={errorsIn(result, 'email')}
        required
        maxLength={254}
        autoComplete="email"
        defaultValue={typedIn(result, 'email')}
      />
      <ChoiceBoxes
        id="follow"
        chosen={result ? (result.initialValue ?? {}) : DEFAULT_CHOICES}
        kind={kind}
        errors={errorsIn(result, 'choices')}
      />
      <Honeypot />
      <Button type="submit" className="justify-self-start">
        {submitLabel}
      </Button>
    </form>
  );
}

interface ShortFollowFormProps {
  subject: Subject;
  answers?: string;
}

export const ShortFollowForm = ({ subject, answers }: ShortFollowFormProps) => (
  <form method="post" action={followUrl(subject, answers)} className="relative mt-4 max-w-[38rem]">
    {Object.entries(DEFAULT_CHOICES).map(([name, isChosen]) =>
      isChosen ? <input key={name} type="hidden" name={name} value="on" /> : null,
    )}
    {answers ? <input type="hidden" name="answers" value={answers} /> : null}
    <label htmlFor="follow-email" className="font-semibold">
      Email address
    </label>
    <div className="mt-1.5 flex flex-wrap gap-3">
      <input
        id="follow-email"
        type="email"
        name="email"
        required
        autoComplete="email"
        className={`${CONTROL} min-w-0 flex-[1_1_14rem]`}
      />
      <Button type="submit">Follow</Button>
    </div>
    <Honeypot />
  </form>
);
