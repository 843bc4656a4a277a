import { Share2 } from 'lucide-react';
import { classNames } from '#app/ui/class-names.ts';
import { showToast } from '#app/ui/toasts/toast-queue.ts';

const LOOK =
  'not-printed min-h-11 cursor-pointer items-center gap-2 rounded-lot border border-line px-3.5 font-semibold text-ink hover:border-ink';

interface ShareButtonProps {
  title: string;
  address: string;
}

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    showToast({ kind: 'success', title: 'Link copied', description: address, place: 'update' });
  } catch {
    showToast({ kind: 'info', title: 'Copy this link to share it', description: address });
  }
}

async function share({ title, address }: ShareButtonProps): Promise<void> {
  if (!('share' in navigator)) return copy(address);
  try {
    await navigator.share({ title, url: address });
  } catch (error) {
    const isChangeOfMind = error instanceof DOMException && error.name === 'AbortError';
    if (!isChangeOfMind) await copy(address);
  }
}

const Content = () => (
  <>
    <Share2 aria-hidden size={17} />
    Share
  </>
);

/** The browser's share sheet where there is one, else the link is copied; without scripts, an e-mail. */
export function ShareButton(props: ShareButtonProps) {
  const mail = `mailto:?subject=${encodeURIComponent(props.title)}&body=${encodeURIComponent(props.address)}`;
  return (
    <>
      <button
        type="button"
        data-scripted=""
        className={classNames(LOOK, 'inline-flex unscripted:hidden')}
        onClick={() => void share(props)}
      >
        <Content />
      </button>
      <a href={mail} className={classNames(LOOK, 'hidden unscripted:inline-flex')}>
        <Content />
      </a>
    </>
  );
}
