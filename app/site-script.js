/* global document, window, navigator, Element, IntersectionObserver */
/*
 * The script of every page, and the only one of a page that ships no React. It is served as written here. Pages ask
 * for what it does by attributes, so that it also works for what React renders later.
 */

/** Specification section 9: the header turns opaque past this many pixels. */
const HEADER_SCROLL_THRESHOLD_PX = 10;

/** Specification section 9: toasts. Notices stay until they are dismissed, one at a time; updates go by themselves. */
const TOASTS = {
  notice: { visible: 1, durationMs: 1_000_000 },
  update: { visible: 3, durationMs: 4000 },
};

const root = document.documentElement;

function markScroll() {
  root.toggleAttribute('data-scrolled', window.scrollY > HEADER_SCROLL_THRESHOLD_PX);
}

/** Hides what is below the window's edge until it is scrolled to. What is in view from the start just stands there. */
function revealOnScroll(part) {
  if (part.getBoundingClientRect().top < window.innerHeight) return;
  part.dataset.reveal = 'waiting';
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    part.dataset.reveal = 'revealed';
    observer.disconnect();
  });
  observer.observe(part);
}

const textElement = (tag, className, text) =>
  Object.assign(document.createElement(tag), { className, textContent: text });

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

/** Removes a toast after its time, which stands still while the visitor points at it or is in it. */
function removeAfter(toast, durationMs) {
  let timer;
  const start = () => (timer = setTimeout(() => toast.remove(), durationMs));
  const stop = () => clearTimeout(timer);
  for (const type of ['pointerenter', 'focusin']) toast.addEventListener(type, stop);
  for (const type of ['pointerleave', 'focusout']) toast.addEventListener(type, start);
  start();
}

function showToast(message) {
  const place = message.place ?? 'notice';
  const list = document.querySelector(`[data-toasts="${place}"]`);
  const { visible, durationMs } = TOASTS[place];
  const toast = toastElement(message);
  list.append(toast);
  while (list.childElementCount > visible) list.firstElementChild.remove();
  removeAfter(toast, durationMs);
}

const dismissNotice = () => document.querySelector('[data-toasts="notice"]').replaceChildren();

async function copyAddress(url) {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ kind: 'success', title: 'Link copied', description: url, place: 'update' });
  } catch {
    showToast({ kind: 'info', title: 'Copy this link to share it', description: url });
  }
}

/** Opens the browser's share sheet; copies the address where there is none. */
async function share({ share: url, shareTitle: title }) {
  if (!navigator.share) return copyAddress(url);
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (error.name !== 'AbortError') await copyAddress(url);
  }
}

/** Opens a `<dialog>`, which closes with a press on a link in it, or beside it. The browser does all else. */
function onDrawerClick(target) {
  const { opens } = target.closest('[data-opens]')?.dataset ?? {};
  if (opens) document.getElementById(opens).showModal();
  const drawer = target.closest('dialog[data-drawer]');
  if (drawer && (target === drawer || target.closest('a'))) drawer.close();
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  onDrawerClick(target);
  if (target.closest('[data-print]')) window.print();
  const shared = target.closest('[data-share]');
  if (shared) void share(shared.dataset);
});
document.addEventListener('toast', ({ detail }) => showToast(detail));
document.addEventListener('toast-dismissed', dismissNotice);
window.addEventListener('scroll', markScroll, { passive: true });

markScroll();
document.querySelectorAll('[data-reveal]').forEach(revealOnScroll);
document.querySelectorAll('[data-show-toast]').forEach((element) => {
  showToast(JSON.parse(element.dataset.showToast));
});
