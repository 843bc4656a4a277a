import { type ChoiceName, type FollowKind, hasRecord, LEADS } from '#law/following.ts';
import { FieldGroup } from '#app/ui/forms/field.tsx';
import { CHOICES } from './texts.ts';

interface Box {
  name: ChoiceName;
  label: string;
}

const REMINDERS: readonly Box[] = LEADS.map((days) => ({
  name: `remind${days}`,
  label: CHOICES.reminder(days),
}));

const listBoxes = (kind: FollowKind): readonly Box[] => [
  ...REMINDERS,
  { name: 'digest', label: CHOICES.digest } as const,
  { name: 'changes', label: CHOICES.changes },
  ...(hasRecord(kind) ? [{ name: 'record', label: CHOICES.record } as const] : []),
];

interface ChoiceBoxesProps {
  id: string;
  /** The saved choices, or the input of a rejected form, where unchecked boxes are absent. */
  chosen: Partial<Record<ChoiceName, unknown>>;
  kind: FollowKind;
  errors?: string[];
}

export const ChoiceBoxes = ({ id, chosen, kind, errors }: ChoiceBoxesProps) => (
  <FieldGroup id={`${id}-choices`} label={CHOICES.label} errors={errors}>
    {listBoxes(kind).map(({ name, label: text }) => (
      <label key={name} className="flex items-start gap-3">
        <input
          type="checkbox"
          name={name}
          defaultChecked={Boolean(chosen[name])}
          className="mt-1 size-5 shrink-0 accent-ink"
        />
        {text}
      </label>
    ))}
  </FieldGroup>
);
