import type { APIRequestContext, APIResponse } from '@playwright/test';
import { type HTMLElement, parse } from 'node-html-parser';
import type { SentFile } from './bills.ts';
import { httpTest } from './fixtures.ts';
import { sentFields } from './form-data.ts';
import { BASE_URL } from './settings.ts';

type Name = string | RegExp;

const FIELDS = 'input, select, textarea';

const textOf = (element: HTMLElement | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/**
 * The site for a visitor without scripts: HTML with its links and forms. Sends a form with its current values, its hidden
 * fields and the pressed button, and follows redirects.
 */
export class PlainPage {
  readonly #request: APIRequestContext;
  #files = new Map<HTMLElement, SentFile[]>();
  #document: HTMLElement = parse('');
  #url = new URL(BASE_URL);
  status = 0;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  async open(address: string): Promise<void> {
    const url = new URL(address, this.#url);
    await this.#show(await this.#request.get(url.href), url.hash);
  }

  async #show(response: APIResponse, hash = ''): Promise<void> {
    this.status = response.status();
    this.#url = new URL(response.url());
    this.#url.hash ||= hash;
    this.#files = new Map();
    this.#document = parse(await response.text(), { blockTextElements: { script: false, style: false } });
  }

  /** The page's path, query and fragment. */
  get url(): string {
    return this.#url.href.slice(this.#url.origin.length);
  }

  get title(): string {
    return textOf(this.one('title'));
  }

  get main(): HTMLElement {
    return this.one('main');
  }

  /** The element that the URL's fragment refers to. */
  get target(): HTMLElement {
    return this.one(`[id="${this.#url.hash.slice(1)}"]`);
  }

  /** The elements that match a selector and have this accessible name, or else those whose names begin with it. */
  all(selector: string, name: Name = '', within = this.#document): HTMLElement[] {
    const all = within.querySelectorAll(selector);
    if (typeof name !== 'string') return all.filter((element) => name.test(this.#nameOf(element)));
    const exact = all.filter((element) => this.#nameOf(element) === name);
    return exact.length > 0 && name ? exact : all.filter((element) => this.#nameOf(element).startsWith(name));
  }

  /** The first of these elements. If there is none, throws an error that lists the names of the other elements. */
  one(selector: string, name?: Name, within?: HTMLElement): HTMLElement {
    const [found] = this.all(selector, name, within);
    if (found) return found;
    const names = this.all(selector, undefined, within).map((element) => this.#nameOf(element));
    throw new Error(
      `${this.url} (${this.status}) has no ${selector} "${String(name)}", only ${JSON.stringify(names)}.`,
    );
  }

  #nameOf(element: HTMLElement): string {
    const ids = element.getAttribute('aria-labelledby')?.split(' ');
    if (ids) return ids.map((id) => textOf(this.#document.getElementById(id))).join(' ');
    const label = element.getAttribute('aria-label');
    if (label !== undefined) return label;
    if (element.matches(FIELDS)) {
      const own = this.#document.querySelector(`label[for="${element.id}"]`);
      return textOf(own ?? element.closest('label')).replace(/ \(optional\)$/, '');
    }
    return textOf(element.querySelector(':scope > legend, :scope > caption') ?? element);
  }

  text(within = this.main): string {
    return textOf(within);
  }

  attribute(selector: string, name: string): string {
    return this.one(selector).getAttribute(name) ?? '';
  }

  /** The text and URL of each link in a part of the page. */
  links(within = this.main): [string, string | undefined][] {
    return this.all('a', undefined, within).map((link) => [textOf(link), link.getAttribute('href')]);
  }

  /** The URL of the link with this name. */
  hrefOf(name: Name, within = this.main): string {
    return this.one('a', name, within).getAttribute('href') ?? '';
  }

  /** The group of fields with this name. */
  group(name: Name): HTMLElement {
    return this.one('fieldset, [role=group]', name);
  }

  /** The section with this heading. */
  part(heading: Name): HTMLElement {
    const section = this.one('h1, h2, h3', heading).closest('section');
    if (!section) throw new Error(`${String(heading)} heads no section.`);
    return section;
  }

  field(label: Name, within = this.main): HTMLElement {
    return this.one(FIELDS, label, within);
  }

  value(label: Name, within?: HTMLElement): string {
    const field = this.field(label, within);
    if (field.localName === 'textarea') return field.textContent;
    if (field.localName !== 'select') return field.getAttribute('value') ?? '';
    const chosen = field.querySelector('option[selected]') ?? field.querySelector('option');
    return chosen?.getAttribute('value') ?? '';
  }

  isChecked(label: Name, within?: HTMLElement): boolean {
    return this.field(label, within).hasAttribute('checked');
  }

  /** Types into a field, chooses an option by its text or value, or checks or unchecks a box. */
  set(label: Name, value: string | boolean, within?: HTMLElement): void {
    const field = this.field(label, within);
    if (typeof value === 'boolean') this.#check(field, value);
    else if (field.localName === 'select') {
      const options = field.querySelectorAll('option');
      const option = options.find((each) => textOf(each) === value || each.getAttribute('value') === value);
      if (!option) throw new Error(`${String(label)} has no option "${value}".`);
      for (const each of options) each.removeAttribute('selected');
      option.setAttribute('selected', '');
    } else if (field.localName === 'textarea') field.textContent = value;
    else field.setAttribute('value', value);
  }

  #check(field: HTMLElement, isChecked: boolean): void {
    const name = field.getAttribute('name') ?? '';
    const others = field.getAttribute('type') === 'radio' ? `input[type=radio][name="${name}"]` : undefined;
    const form = field.closest('form');
    if (others) for (const other of form?.querySelectorAll(others) ?? []) other.removeAttribute('checked');
    if (isChecked) field.setAttribute('checked', '');
    else field.removeAttribute('checked');
  }

  fill(values: Record<string, string | boolean>, within?: HTMLElement): void {
    for (const [label, value] of Object.entries(values)) this.set(label, value, within);
  }

  attach(label: Name, files: SentFile[]): void {
    this.#files.set(this.field(label), files);
  }

  async follow(name: Name, within?: HTMLElement): Promise<void> {
    await this.open(this.one('a[href]', name, within).getAttribute('href') ?? '');
  }

  async press(name: Name, within = this.main): Promise<void> {
    await this.#send(this.one('button', name, within));
  }

  /** Presses Enter in a field, which presses the first submit button of its form. */
  async enter(label: Name): Promise<void> {
    const form = this.field(label).closest('form') ?? undefined;
    await this.#send(this.one('button:not([type=button])', undefined, form));
  }

  async #send(button: HTMLElement): Promise<void> {
    const id = button.getAttribute('form');
    const form = id ? this.#document.getElementById(id) : button.closest('form');
    if (!form || button.hasAttribute('disabled') || button.getAttribute('type') === 'button') {
      throw new Error(`${textOf(button)} sends no form.`);
    }
    const action = button.getAttribute('formaction') ?? form.getAttribute('action') ?? this.#url.href;
    const url = new URL(action, this.#url);
    const fields = sentFields(this.#document, form, button);
    const texts = new URLSearchParams(fields).toString();
    if (form.getAttribute('method') !== 'post') {
      url.search = texts;
      await this.open(url.href);
      return;
    }
    const headers = { origin: BASE_URL, referer: this.#url.href };
    const isMultipart = form.getAttribute('enctype') === 'multipart/form-data';
    const urlEncoded = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
    const sent = isMultipart
      ? { headers, multipart: this.#multipart(form, fields) }
      : { headers: urlEncoded, data: texts };
    await this.#show(await this.#request.post(url.href, sent));
  }

  #multipart(form: HTMLElement, fields: [string, string][]): FormData {
    const body = new FormData();
    for (const [name, value] of fields) body.append(name, value);
    for (const [field, files] of this.#files) {
      if (field.closest('form') !== form) continue;
      for (const { name, mimeType, buffer } of files) {
        const file = new File([new Uint8Array(buffer)], name, { type: mimeType });
        body.append(field.getAttribute('name') ?? '', file);
      }
    }
    return body;
  }
}

/** The test function for tests that use the site without scripts, over HTTP. */
export const plainTest = httpTest.extend<{ plainPage: PlainPage }>({
  plainPage: async ({ request }, use) => use(new PlainPage(request)),
});
