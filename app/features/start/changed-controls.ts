type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The option that a selection shows when nobody has chosen: the last that the page names, or the first of all. */
const presetOf = ({ options }: HTMLSelectElement): number =>
  Math.max(
    [...options].findLastIndex(({ defaultSelected }) => defaultSelected),
    0,
  );

const isTickable = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type);

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex !== presetOf(control);
  if (isTickable(control)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/** The controls of forms that differ from what the server wrote, as somebody was faster than the scripts. */
export const changedControls = (): Control[] =>
  [...document.querySelectorAll<Control>('input, select, textarea')].filter(
    (control) => control.form && isChanged(control),
  );
