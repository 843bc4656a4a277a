import { CONTROL } from './field.tsx';

interface FilterSelectProps {
  name: string;
  label: string;
  /** The choice that filters nothing. */
  everything: string;
  value: string | undefined;
  choices: readonly { value: string; label: string }[];
}

/** One filter of a list, which a form sends in the address. */
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
