import { Share2 } from 'lucide-react';
import { showToast } from '#app/ui/toasts/toast-queue.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

const LOOK =
  'not-printed inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-lot border border-line px-3.5 font-semibold text-ink hover:border-ink';

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

/** The browser's share sheet where there is one, else the link is copied; without scripts, an e-mail. */
export function ShareButton(props: ShareButtonProps) {
  const isHydrated = useHydrated();
  const content = (
    <>
      <Share2 aria-hidden size={17} />
      Share
    </>
  );
  if (isHydrated) {
    return (
      <button type="button" className={LOOK} onClick={() => void share(props)}>
        {content}
      </button>
    );
  }
  const mail = `mailto:?subject=${encodeURIComponent(props.title)}&body=${encodeURIComponent(props.address)}`;
  return (
    <a href={mail} className={LOOK}>
      {content}
    </a>
  );
}
