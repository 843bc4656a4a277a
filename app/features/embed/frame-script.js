// @ts-check
/* In a frame on another site, reports this page's height and follows that site's light or dark theme. See embed.js. */

const html = document.documentElement;

// The other site's origin is unknown after navigation within the frame, and the height is not a secret.
new ResizeObserver(() => {
  const height = Math.ceil(html.getBoundingClientRect().height);
  window.parent.postMessage({ lotline: 'height', height }, '*');
}).observe(html);

window.addEventListener('message', ({ source, data }) => {
  if (source !== window.parent || data?.lotline !== 'theme') return;
  if (data.theme !== 'light' && data.theme !== 'dark') return;
  html.dataset.theme = data.theme;
  for (const field of document.querySelectorAll('input[name="theme"]')) {
    if (field instanceof HTMLInputElement) field.value = data.theme;
  }
});
