import type { HTMLElement } from 'node-html-parser';

const isInForm = (element: HTMLElement, form: HTMLElement): boolean => {
  const id = element.getAttribute('form');
  return id === undefined ? element.closest('form') === form : id === form.id;
};

const isDisabled = (element: HTMLElement): boolean =>
  element.hasAttribute('disabled') || element.closest('fieldset[disabled]') !== null;

/** The values that a browser sends for a field. */
function valuesOf(field: HTMLElement): string[] {
  if (field.localName === 'textarea') return [field.textContent.replace(/\r?\n/g, '\r\n')];
  if (field.localName === 'select') {
    const option = field.querySelector('option[selected]') ?? field.querySelector('option');
    return option ? [option.getAttribute('value') ?? option.textContent] : [];
  }
  const type = field.getAttribute('type');
  if (type === 'file') return [];
  if (type === 'checkbox' || type === 'radio') {
    return field.hasAttribute('checked') ? [field.getAttribute('value') ?? 'on'] : [];
  }
  return [field.getAttribute('value') ?? ''];
}

/** The names and values that a browser sends for a form, including the pressed button, but without files. */
export function sentFields(
  document: HTMLElement,
  form: HTMLElement,
  button: HTMLElement,
): [name: string, value: string][] {
  return document
    .querySelectorAll('input, select, textarea, button')
    .filter((field) => isInForm(field, form) && !isDisabled(field))
    .filter((field) => field.localName !== 'button' || field === button)
    .flatMap((field) => {
      const name = field.getAttribute('name');
      return name ? valuesOf(field).map((value): [string, string] => [name, value]) : [];
    });
}
