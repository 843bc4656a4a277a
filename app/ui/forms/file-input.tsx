import { getInputProps, type FieldMetadata } from '@conform-to/react';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useHydrated } from '../use-hydrated.ts';
import { ChosenFile } from './chosen-file.tsx';
import { describedBy, FieldFrame } from './field.tsx';
import { useDropTarget } from './use-drop-target.ts';

interface FileInputProps {
  field: FieldMetadata<File | undefined>;
  label: string;
  hint: string;
  /** The ends of names that the chooser offers. */
  accept: string;
  /** How much has been sent, 0 to 1, while it is on its way. */
  progress: number | undefined;
}

const DROP_AREA =
  'grid cursor-pointer justify-items-center gap-2 rounded-lot border-2 border-dashed border-soft bg-card px-5 py-7 text-center hover:border-ink unscripted:hidden';

/**
 * The browser's own control before React is there: unseen, over the area that it stands for, so that a file can be
 * chosen or dropped there and nothing moves afterwards. Without scripts it is seen.
 */
const BEFOREHAND =
  'absolute inset-0 size-full cursor-pointer opacity-0 unscripted:static unscripted:h-auto unscripted:py-2 unscripted:opacity-100';

function DropArea({ fieldId, onFiles }: { fieldId: string; onFiles: (files: FileList) => void }) {
  const { target, isOver } = useDropTarget<HTMLLabelElement>(onFiles);
  return (
    <label
      ref={target}
      htmlFor={fieldId}
      className={classNames(DROP_AREA, isOver && 'border-ink bg-lot-tint')}
    >
      <FileUp aria-hidden size={28} className="text-soft" />
      <span>
        Drop a file here, or <span className="font-semibold underline underline-offset-4">choose a file</span>
      </span>
    </label>
  );
}

/** A file to choose or to drop. Without scripts it is the browser's own control. */
export function FileInput({ field, label, hint, accept, progress }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const isHydrated = useHydrated();
  const frame = { id: field.id, label, hint, errors: field.errors, isOptional: !field.required };
  const { key, ...props } = getInputProps(field, { type: 'file' });

  /** Puts files into the browser's control, or takes them out of it, as if the visitor had done so there. */
  const choose = (files: FileList | null) => {
    if (!input.current) return;
    if (files) input.current.files = files;
    else input.current.value = '';
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    setFile(input.current.files?.[0]);
    if (!files) input.current.focus();
  };

  return (
    <FieldFrame {...frame}>
      <div className="relative grid grid-cols-1 rounded-lot has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ink">
        <input
          key={key}
          {...props}
          {...describedBy(frame)}
          ref={input}
          accept={accept}
          onChange={(event) => setFile(event.target.files?.[0])}
          className={isHydrated ? 'sr-only' : BEFOREHAND}
        />
        {file ? (
          <ChosenFile
            file={file}
            progress={progress}
            onReplace={() => input.current?.click()}
            onRemove={() => choose(null)}
          />
        ) : (
          <DropArea fieldId={field.id} onFiles={choose} />
        )}
      </div>
    </FieldFrame>
  );
}
