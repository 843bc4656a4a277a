// @ts-check
/*
 * Turns the field of a form with `data-suggestions` (a URL) into a WAI-ARIA combobox. The site's script loads
 * this file when such a field is first focused.
 */

/** @typedef {{ address: string, place: string, url: string } | { title: string, note: string, url: string }} Suggestion */

const MIN_LETTERS = 2;
const PAUSE_MS = 150;

const PLURAL_RULES = new Intl.PluralRules('en-US');

/** @param {HTMLInputElement} field */
function makeCombobox(field) {
  const { suggestions: source, noun, target } = field.form?.dataset ?? {};
  const list = field.form?.querySelector('ul');
  const status = field.form?.querySelector('[role="status"]');
  if (!source || !list || !status) return;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {AbortController | undefined} */
  let request;
  let chosen = -1;

  list.setAttribute('role', 'listbox');
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': list.id,
    'aria-expanded': 'false',
  })) {
    field.setAttribute(name, value);
  }

  const options = () => [...list.querySelectorAll('a')];

  /** @param {number} index */
  function choose(index) {
    chosen = index;
    for (const [each, option] of options().entries()) {
      option.setAttribute('aria-selected', String(each === index));
      if (each === index) option.scrollIntoView({ block: 'nearest' });
    }
    const id = options()[index]?.id;
    if (id) field.setAttribute('aria-activedescendant', id);
    else field.removeAttribute('aria-activedescendant');
  }

  /** @param {boolean} isOpen */
  function open(isOpen) {
    list?.toggleAttribute('hidden', !isOpen);
    field.setAttribute('aria-expanded', String(isOpen));
    choose(-1);
  }

  /** @param {Suggestion[]} suggestions */
  function show(suggestions) {
    const items = suggestions.map((suggestion, index) => {
      const link = Object.assign(document.createElement('a'), { href: suggestion.url, tabIndex: -1 });
      if (target) link.target = target;
      link.id = `${list?.id}-${index}`;
      link.setAttribute('role', 'option');
      const [name, note] =
        'title' in suggestion ? [suggestion.title, suggestion.note] : [suggestion.address, suggestion.place];
      link.append(
        Object.assign(document.createElement('strong'), { textContent: name }),
        Object.assign(document.createElement('span'), { textContent: note }),
      );
      const item = document.createElement('li');
      item.setAttribute('role', 'presentation');
      item.append(link);
      return item;
    });
    list?.replaceChildren(...items);
    open(items.length > 0);
    const many = `${items.length} ${noun}${PLURAL_RULES.select(items.length) === 'one' ? '' : 's'}`;
    if (status) status.textContent = items.length > 0 ? `${many}. Use the arrow keys to choose.` : '';
  }

  async function suggest() {
    request?.abort();
    const text = field.value.trim();
    if (text.length < MIN_LETTERS) return show([]);
    request = new AbortController();
    try {
      const url = new URL(`${source}`, location.href);
      url.searchParams.set('q', text);
      const response = await fetch(url, { signal: request.signal });
      if (response.ok) show((await response.json()).suggestions);
    } catch {
      // A newer request aborted this one, or there is no connection: the form still works.
    }
  }

  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(suggest, PAUSE_MS);
  });
  field.addEventListener('keydown', (event) => {
    const count = options().length;
    if (event.key === 'Escape' && !list.hidden) {
      event.preventDefault();
      open(false);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0) {
      event.preventDefault();
      if (list.hidden) open(true);
      // The arrow keys also stop at the field itself.
      const stops = count + 1;
      choose(((chosen + 1 + (event.key === 'ArrowDown' ? 1 : -1) + stops) % stops) - 1);
    } else if (event.key === 'Enter' && chosen >= 0 && !list.hidden) {
      event.preventDefault();
      // Click the link instead of navigating, because the link opens a new tab from a frame on another site.
      options()[chosen]?.click();
      open(false);
    }
  });
  // Otherwise, pressing an option would move the focus and close the list before the click.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  field.addEventListener('blur', () => open(false));
  // The visitor typed before this script ran.
  if (field.value !== field.defaultValue) void suggest();
}

/** @param {EventTarget | null} target */
const isSuggesting = (target) => target instanceof HTMLInputElement && target.form?.dataset.suggestions;

// Wait for the first focus, because React may replace the field before then.
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLInputElement && target.role !== 'combobox' && isSuggesting(target))
    makeCombobox(target);
});
if (document.activeElement instanceof HTMLInputElement && isSuggesting(document.activeElement)) {
  makeCombobox(document.activeElement);
}
