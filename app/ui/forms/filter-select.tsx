import { CONTROL } from './field.tsx';

interface FilterSelectProps {
  name: string;
  label: string;
  everything: string;
  value: string | undefined;
  choices: readonly { value: string; label: string }[];
}

export const FilterSelect = ({ name, label, everything, value, choices }: FilterSelectProps) => (
  <div className="grid min-w-0 flex-[1_1_14rem] gap-1.5">
    <label htmlFor={`filter-${name}`} className="font-semibold">
      {label}
    </label>
    <select id={`filter-${name}`} name={name} defaultValue={value ?? ''} className={`${CONTROL} min-h-12`}>
      <option value="">{everything}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  </div>
);
