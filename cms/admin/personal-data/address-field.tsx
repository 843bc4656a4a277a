import { useId } from 'react';

interface AddressFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Where an e-mail address is typed. The browser offers none: nobody else's shall stand there by a slip. */
export function AddressField({ label, value, onChange }: AddressFieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="own-field"
        type="email"
        required
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}
