import { missingPicture } from './text.ts';

const STORED_PICTURE = 'img[data-lexical-upload-id]';

const FORMATS_WITHOUT_BUTTON = 'u, s, strike, del, ins, sub, sup, code, mark, font';

const LINK_REDIRECT = /^https:\/\/www\.google\.com\/url\?/;

const LINK_ALLOWED = /^(?:https?:|mailto:|tel:|\/)/i;

/** Turns all headings into h2 or h3. Turns a main heading into an h2, because the article already has its own title. */
function fitHeadings(body: HTMLElement): void {
  const hasTop = body.querySelector('h1, .MsoTitle') !== null;
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6, .MsoTitle')) {
    const isSection = heading.matches(hasTop ? 'h1, .MsoTitle' : 'h2');
    const fitting = body.ownerDocument.createElement(isSection ? 'h2' : 'h3');
    fitting.append(...heading.childNodes);
    heading.replaceWith(fitting);
  }
}

/** Replaces pasted pictures with a note, because only the source program can load their URLs. */
function namePictures(body: HTMLElement): void {
  for (const picture of body.querySelectorAll('img')) {
    if (picture.matches(STORED_PICTURE)) continue;
    picture.replaceWith(missingPicture(picture.alt.trim()));
  }
}

function fitLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a')) {
    const written = link.getAttribute('href') ?? '';
    const href = LINK_REDIRECT.test(written) ? (new URL(written).searchParams.get('q') ?? '') : written;
    if (LINK_ALLOWED.test(href)) link.setAttribute('href', href);
    else link.replaceWith(...link.childNodes);
  }
}

const isWordItem = (element: Element | null | undefined): element is HTMLElement =>
  /mso-list:\s*l\d/.test(element?.getAttribute('style') ?? '');

function makeLists(body: HTMLElement): void {
  for (const first of body.querySelectorAll('p')) {
    if (!first.isConnected || !isWordItem(first)) continue;
    const items = [first];
    for (let next = first.nextElementSibling; isWordItem(next); next = next.nextElementSibling) {
      items.push(next as HTMLParagraphElement);
    }
    const markers = items.map((item) => item.querySelector('[style*="mso-list:Ignore"]'));
    const isNumbered = /^\W?[\da-z]+[.)]/i.test(markers[0]?.textContent.trim() ?? '');
    for (const marker of markers) marker?.remove();
    const list = body.ownerDocument.createElement(isNumbered ? 'ol' : 'ul');
    first.before(list);
    for (const item of items) {
      const entry = body.ownerDocument.createElement('li');
      entry.append(...item.childNodes);
      list.append(entry);
      item.remove();
    }
  }
}

function dropFormats(body: HTMLElement): void {
  for (const element of body.querySelectorAll(FORMATS_WITHOUT_BUTTON))
    element.replaceWith(...element.childNodes);
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) {
    const { fontWeight, fontStyle } = element.style;
    element.removeAttribute('style');
    if (element.closest('h2, h3')) continue;
    element.style.fontWeight = fontWeight;
    element.style.fontStyle = fontStyle;
  }
}

function dropBlanks(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p')) {
    const isBlank = paragraph.textContent.trim() === '' && !paragraph.querySelector('img');
    if (isBlank && !paragraph.closest('td, th, li')) paragraph.remove();
  }
}

/**
 * Reduces HTML from Google Docs, Word, or websites to what the editor supports, because anything else could not be
 * published.
 */
export function cleanHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const step of [fitHeadings, namePictures, fitLinks, makeLists, dropFormats, dropBlanks]) step(body);
  return body.innerHTML;
}
