// @ts-check
/*
 * Every page loads this script. A page without React loads no others, except scripts for forms and embedded frames. Pages
 * use this script through data attributes, so it also works on elements that React renders later. The build minifies it
 * but does not bundle it.
 */

/** @typedef {import('./ui/toasts.tsx').ToastMessage} ToastMessage */

const HEADER_SCROLL_THRESHOLD_PX = 10;

/** Notices stay until dismissed, so their duration is practically endless. */
const TOASTS = {
  notice: { visible: 1, durationMs: 1_000_000 },
  update: { visible: 3, durationMs: 4000 },
};

const EDIT_LINK = '/edit-link.js';

const root = document.documentElement;

function markScroll() {
  root.toggleAttribute('data-scrolled', window.scrollY > HEADER_SCROLL_THRESHOLD_PX);
}

/** @param {HTMLElement} element */
function revealOnScroll(element) {
  if (element.getBoundingClientRect().top < window.innerHeight) return;
  element.dataset.reveal = 'waiting';
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    element.dataset.reveal = 'revealed';
    observer.disconnect();
  });
  observer.observe(element);
}

/**
 * @template {'button' | 'div' | 'p'} Tag
 * @param {Tag} tag
 * @param {string} className
 * @param {string} text
 */
const textElement = (tag, className, text) =>
  Object.assign(document.createElement(tag), { className, textContent: text });

/** @param {ToastMessage} message */
function toastElement({ kind, title, description }) {
  const toast = textElement('div', `toast toast-${kind}`, '');
  toast.dataset.toast = '';
  const close = textElement('button', 'toast-close', '×');
  close.type = 'button';
  close.ariaLabel = 'Close';
  close.addEventListener('click', () => toast.remove());
  toast.append(close, textElement('p', 'toast-title', title));
  if (description) toast.append(textElement('p', 'toast-description', description));
  return toast;
}

/**
 * Stops the timer while the toast is hovered or focused, and then restarts it.
 *
 * @param {HTMLElement} toast
 * @param {number} durationMs
 */
function removeAfter(toast, durationMs) {
  /** @type {number} */
  let timer;
  const start = () => (timer = window.setTimeout(() => toast.remove(), durationMs));
  const stop = () => window.clearTimeout(timer);
  for (const type of ['pointerenter', 'focusin']) toast.addEventListener(type, stop);
  for (const type of ['pointerleave', 'focusout']) toast.addEventListener(type, start);
  start();
}

/** @param {ToastMessage} message */
function showToast(message) {
  const place = message.place ?? 'notice';
  const { visible, durationMs } = TOASTS[place];
  const toast = toastElement(message);
  const list = document.querySelector(`[data-toasts="${place}"]`);
  list?.append(toast);
  while (list?.firstElementChild && list.childElementCount > visible) list.firstElementChild.remove();
  removeAfter(toast, durationMs);
}

const dismissNotice = () => document.querySelector('[data-toasts="notice"]')?.replaceChildren();

/** @param {string} url */
async function copyAddress(url) {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ kind: 'success', title: 'Link copied', description: url, place: 'update' });
  } catch {
    showToast({ kind: 'info', title: 'Copy this link to share it', description: url });
  }
}

/**
 * Opens the share sheet. Copies the URL if the browser has no share sheet or sharing fails.
 *
 * @param {DOMStringMap} data
 */
async function share({ share: url = '', shareTitle: title }) {
  if (!navigator.share) return copyAddress(url);
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (!(error instanceof Error && error.name === 'AbortError')) await copyAddress(url);
  }
}

/**
 * Opens a `<dialog>`. A drawer closes on a click outside it or on a link inside it.
 *
 * @param {Element} target
 */
function onDrawerClick(target) {
  const id = target.closest('[data-opens]')?.getAttribute('data-opens');
  const opened = id && document.getElementById(id);
  if (opened instanceof HTMLDialogElement) opened.showModal();
  const drawer = target.closest('dialog');
  if (drawer?.hasAttribute('data-drawer') && (target === drawer || target.closest('a'))) drawer.close();
}

/**
 * Loads a form's script when one of its fields is first focused.
 *
 * @param {Element | null} field
 */
async function loadFormScript(field) {
  const url = field instanceof HTMLInputElement && field.form?.dataset.script;
  try {
    if (url) await import(/* @vite-ignore */ url);
  } catch {
    // The form works without its script.
  }
}

function openSearch() {
  const field = document.querySelector('main [data-site-search] input');
  const dialog = document.getElementById('site-search');
  if (field instanceof HTMLElement) field.focus();
  else if (dialog instanceof HTMLDialogElement) dialog.showModal();
}

/** @param {KeyboardEvent} event */
function onSlash(event) {
  const { target } = event;
  const isTyping =
    target instanceof Element &&
    target.closest('input, textarea, select, dialog, [contenteditable]') !== null;
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  openSearch();
}

/** Loads the edit link for editors, whose browsers the panel marks in `localStorage`. */
async function offerEditing() {
  try {
    if (!document.body.dataset.page || window.localStorage.getItem('lotline-editor') === null) return;
    await import(/* @vite-ignore */ EDIT_LINK);
  } catch {
    // Without storage or the script, editors see the page as visitors do.
  }
}

/** Opens the entry that the URL's hash points to, such as a law, because entries may be collapsed. */
function openTarget() {
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
}

document.addEventListener('keydown', onSlash);
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element) void loadFormScript(target);
});
void loadFormScript(document.activeElement);
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  onDrawerClick(target);
  if (target.closest('[data-print]')) window.print();
  const shared = target.closest('[data-share]');
  if (shared instanceof HTMLElement) void share(shared.dataset);
});
document.addEventListener('toast', (event) => {
  if (event instanceof CustomEvent) showToast(event.detail);
});
document.addEventListener('toast-dismissed', dismissNotice);
window.addEventListener('scroll', markScroll, { passive: true });
markScroll();
window.addEventListener('hashchange', openTarget);
openTarget();
for (const element of document.querySelectorAll('[data-reveal]')) {
  if (element instanceof HTMLElement) revealOnScroll(element);
}
for (const element of document.querySelectorAll('[data-show-toast]')) {
  showToast(JSON.parse(element.getAttribute('data-show-toast') ?? ''));
}
void offerEditing();
// Buttons that need this script are hidden until now.
root.toggleAttribute('data-scripted', true);
