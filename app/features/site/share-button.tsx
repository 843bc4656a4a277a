import { Share2 } from 'lucide-react';
import { classNames } from '#app/ui/class-names.ts';

const LOOK =
  'not-printed min-h-11 cursor-pointer items-center gap-2 rounded-lot border border-line px-3.5 font-semibold text-ink hover:border-ink';

interface ShareButtonProps {
  title: string;
  address: string;
}

const Content = () => (
  <>
    <Share2 aria-hidden size={17} />
    Share
  </>
);

/**
 * Opens the share sheet, or copies the link if the browser has none. Until `site-script.js` has run, the
 * button is an email link.
 */
export function ShareButton({ title, address }: ShareButtonProps) {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <>
      <button
        type="button"
        data-share={address}
        data-share-title={title}
        className={classNames(LOOK, 'hidden in-data-scripted:inline-flex')}
      >
        <Content />
      </button>
      <a href={mail} className={classNames(LOOK, 'inline-flex in-data-scripted:hidden')}>
        <Content />
      </a>
    </>
  );
}
