import { X } from 'lucide-react';
import { Button } from '../button.tsx';
import { fileSizeWords } from './file-size.ts';

interface ChosenFileProps {
  file: File;
  /** How much has been sent, 0 to 1, while it is on its way. */
  progress: number | undefined;
  onReplace: () => void;
  onRemove: () => void;
}

const SMALL = 'min-h-10 px-4 py-1.5';

/** A chosen file: its name and size, how much of it is sent, and how to take another or none. */
export const ChosenFile = ({ file, progress, onReplace, onRemove }: ChosenFileProps) => (
  <div className="grid grid-cols-1 gap-3 rounded-lot border-[1.5px] border-soft bg-card px-4 py-3.5">
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="min-w-0 grow basis-40">
        <span className="block truncate font-semibold">{file.name}</span>
        <span className="text-[0.9rem] text-soft">{fileSizeWords(file.size)}</span>
      </p>
      <Button type="button" look="secondary" className={SMALL} onClick={onReplace}>
        Replace
      </Button>
      <Button type="button" look="secondary" className={SMALL} onClick={onRemove}>
        <X aria-hidden size={18} />
        Remove
      </Button>
    </div>
    {progress === undefined ? null : (
      <progress aria-label="Upload" className="h-2 w-full accent-ink" max={1} value={progress} />
    )}
  </div>
);
