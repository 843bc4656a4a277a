import { getInputProps, type FieldMetadata } from '@conform-to/react';
import { FileUp, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { useHydrated } from '../use-hydrated.ts';
import { describedBy, LabeledField } from './field.tsx';

interface FileInputProps {
  field: FieldMetadata<File | undefined>;
  label: string;
  hint: string;
  accept: string;
  /** How much has been sent, 0 to 1, while it is on its way. */
  progress: number | undefined;
}

const DROP_AREA =
  'grid cursor-pointer justify-items-center gap-2 rounded-lot border-2 border-dashed border-soft bg-card px-5 py-7 text-center hover:border-ink noscript:hidden';

/** Takes files before hydration, invisible over the drop area; without scripts it is visible in its place. */
const BEFORE_HYDRATION =
  'absolute inset-0 size-full cursor-pointer opacity-0 noscript:static noscript:h-auto noscript:py-2 noscript:opacity-100';

const DropArea = ({ fieldId, isOver }: { fieldId: string; isOver: boolean }) => (
  <label htmlFor={fieldId} className={classNames(DROP_AREA, isOver && 'border-ink bg-lot-tint')}>
    <FileUp aria-hidden size={28} className="text-soft" />
    <span>
      Drop a file here, or <span className="font-semibold underline underline-offset-4">choose a file</span>
    </span>
  </label>
);

const KIBIBYTE = 1024;

const rounded = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 1 });

function formatFileSize(bytes: number): string {
  if (bytes < KIBIBYTE) return `${bytes} bytes`;
  if (bytes < KIBIBYTE ** 2) return `${rounded(bytes / KIBIBYTE)} KB`;
  return `${rounded(bytes / KIBIBYTE ** 2)} MB`;
}

interface ChosenFileProps {
  file: File;
  /** How much has been sent, 0 to 1, while it is on its way. */
  progress: number | undefined;
  onReplace: () => void;
  onRemove: () => void;
}

const SMALL = 'min-h-10 px-4 py-1.5';

const ChosenFile = ({ file, progress, onReplace, onRemove }: ChosenFileProps) => (
  <div className="grid grid-cols-1 gap-3 rounded-lot border-[1.5px] border-soft bg-card px-4 py-3.5">
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="min-w-0 grow basis-40">
        <span className="block truncate font-semibold">{file.name}</span>
        <span className="text-[0.9rem] text-soft">{formatFileSize(file.size)}</span>
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

/** A file to choose or to drop. Without scripts it is the browser's own control. */
export function FileInput({ field, label, hint, accept, progress }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [isOver, setIsOver] = useState(false);
  const isHydrated = useHydrated();
  useEffect(() => {
    // Chosen before React was there.
    setFile(input.current?.files?.[0]);
  }, []);
  const labeling = { id: field.id, label, hint, errors: field.errors, isOptional: !field.required };
  const { key, ...props } = getInputProps(field, { type: 'file' });

  /** Puts files into the browser's control, or removes them, as if the visitor had done so there. */
  const choose = (files: FileList | null) => {
    if (!input.current) return;
    if (files) input.current.files = files;
    else input.current.value = '';
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    setFile(input.current.files?.[0]);
    if (!files) input.current.focus();
  };

  return (
    <LabeledField {...labeling}>
      <div
        role="presentation"
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          if (event.dataTransfer.files.length > 0) choose(event.dataTransfer.files);
        }}
        className="relative grid grid-cols-1 rounded-lot has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ink"
      >
        <input
          key={key}
          {...props}
          {...describedBy(labeling)}
          ref={input}
          accept={accept}
          onChange={(event) => setFile(event.target.files?.[0])}
          className={isHydrated ? 'sr-only' : BEFORE_HYDRATION}
        />
        {file ? (
          <ChosenFile
            file={file}
            progress={progress}
            onReplace={() => input.current?.click()}
            onRemove={() => choose(null)}
          />
        ) : (
          <DropArea fieldId={field.id} isOver={isOver} />
        )}
      </div>
    </LabeledField>
  );
}
