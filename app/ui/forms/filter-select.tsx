import { type Choice, CONTROL } from './field.tsx';

interface FilterSelectProps {
  name: string;
  label: string;
  everything: string;
  value: string | undefined;
  choices?: readonly Choice[];
  groups?: readonly { label: string; choices: readonly Choice[] }[];
}

const Options = ({ choices }: { choices: readonly Choice[] }) =>
  choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

export const FilterSelect = ({
  name,
  label,
  everything,
  value,
  choices = [],
  groups = [],
}: FilterSelectProps) => (
  <div className="grid min-w-0 flex-[1_1_14rem] gap-1.5">
    <label htmlFor={`filter-${name}`} className="font-semibold">
      {label}
    </label>
    <select id={`filter-${name}`} name={name} defaultValue={value ?? ''} className={`${CONTROL} min-h-12`}>
      <option value="">{everything}</option>
      <Options choices={choices} />
      {groups.map((group) => (
        <optgroup key={group.label} label={group.label}>
          <Options choices={group.choices} />
        </optgroup>
      ))}
    </select>
  </div>
);
