// @ts-check
/*
 * Embeds a page of this site in a page of another site, in a frame after the script element:
 * <script async src="https://.../embed.js" data-lotline="lookup"></script>. It sets no cookie and stores nothing.
 */
(() => {
  /** @type {Partial<Record<string, string>>} */
  const TITLES = {
    lookup: 'Which New York City laws apply to a building',
    ll97: 'Estimate a building’s LL97 emissions and fine',
  };
  const START_HEIGHT_PX = 320;
  const MAX_HEIGHT_PX = 10_000;

  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');

  /**
   * Whether a computed color is closer to white than to black. Most colors are computed as rgb() with values from 0 to
   * 255. The first value is from 0 to 1 in oklch(), oklab() and color(), and from 0 to 100 in lab() and lch().
   *
   * @param {string} color
   */
  function isLight(color) {
    const [first = 0, second = 0, third = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
    if (color.startsWith('rgb')) return first + second + third > 384;
    return first > (/^(ok|color)/.test(color) ? 0.5 : 50);
  }

  /**
   * Returns the `color-scheme` of the site. Many dark sites do not set it, so light text also means a dark page.
   *
   * @param {Element} element
   */
  function themeAround(element) {
    const { colorScheme, color } = getComputedStyle(element);
    const [hasLight, hasDark] = [/light/.test(colorScheme), /dark/.test(colorScheme)];
    if (hasLight && hasDark) return prefersDark.matches ? 'dark' : 'light';
    if (hasLight || hasDark) return hasDark ? 'dark' : 'light';
    return isLight(color) ? 'dark' : 'light';
  }

  /** @param {HTMLScriptElement} script */
  function embed(script) {
    const { lotline: kind = '', theme: given } = script.dataset;
    const title = TITLES[kind];
    const host = script.closest('body') && script.parentElement;
    if (!title || !host || script.hasAttribute('data-lotline-shown')) return;
    script.setAttribute('data-lotline-shown', '');

    const { origin } = new URL(script.src);
    const theme = () => (given === 'light' || given === 'dark' ? given : themeAround(host));
    let shown = theme();
    const frame = document.createElement('iframe');
    frame.title = title;
    frame.loading = 'lazy';
    frame.referrerPolicy = 'origin';
    Object.assign(frame.style, {
      display: 'block',
      width: '100%',
      height: `${START_HEIGHT_PX}px`,
      border: '0',
    });
    frame.src = `${origin}/embed/${kind}?theme=${shown}`;

    let isLoaded = false;
    const sendTheme = () => {
      if (isLoaded) frame.contentWindow?.postMessage({ lotline: 'theme', theme: shown }, origin);
    };
    window.addEventListener('message', ({ origin: sender, source, data }) => {
      if (sender !== origin || source !== frame.contentWindow || data?.lotline !== 'height') return;
      if (!Number.isFinite(data.height)) return;
      frame.style.height = `${Math.min(Math.max(data.height, 1), MAX_HEIGHT_PX)}px`;
      isLoaded = true;
      sendTheme();
    });
    const update = () => {
      if (theme() === shown) return;
      shown = theme();
      sendTheme();
    };
    prefersDark.addEventListener('change', update);
    const changes = new MutationObserver(update);
    for (const root of [document.documentElement, document.body]) changes.observe(root, { attributes: true });
    script.after(frame);
  }

  for (const script of document.querySelectorAll('script[data-lotline]')) {
    if (script instanceof HTMLScriptElement && /\/embed\.js(\?|$)/.test(script.src)) embed(script);
  }
})();
