import { getInputProps, type FieldMetadata } from '@conform-to/react';
import { Camera, FileUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { plural } from '#law/numbers.ts';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { useHydrated } from '../use-hydrated.ts';
import { ChosenFiles, fileKey, formatFileSize } from './chosen-files.tsx';
import { describedBy, LabeledField } from './field.tsx';

interface FileInputProps {
  field: FieldMetadata<File[] | undefined>;
  label: string;
  hint: string;
  accept: string;
  check: (files: readonly File[]) => { list?: string; files: (string | undefined)[] };
  refused: readonly (string | null)[] | undefined;
  progress: number | undefined;
}

const DROP_AREA =
  'not-printed grid cursor-pointer justify-items-center gap-2 rounded-lot border-2 border-dashed border-soft bg-card px-5 py-6 text-center hover:border-ink noscript:hidden';

/** Before hydration, accepts files as an invisible input on top of the drop area. Visible without scripts. */
const BEFORE_HYDRATION =
  'absolute inset-0 size-full cursor-pointer opacity-0 noscript:static noscript:h-auto noscript:py-2 noscript:opacity-100';

interface DropAreaProps {
  fieldId: string;
  isOver: boolean;
  hasFiles: boolean;
}

const DropArea = ({ fieldId, isOver, hasFiles }: DropAreaProps) => (
  <label htmlFor={fieldId} className={classNames(DROP_AREA, isOver && 'border-ink bg-lot-tint')}>
    <FileUp aria-hidden size={28} className="text-soft" />
    <span>
      {hasFiles ? 'Drop more files here, or ' : 'Drop files here, or '}
      <span className="font-semibold underline underline-offset-4">
        {hasFiles ? 'add more' : 'choose files'}
      </span>
    </span>
  </label>
);

const CAMERA = 'not-printed hidden pointer-coarse:grid pointer-coarse:noscript:hidden';

interface CameraButtonProps {
  isHydrated: boolean;
  isDisabled: boolean;
  onPhotos: (photos: File[]) => void;
}

function CameraButton({ isHydrated, isDisabled, onPhotos }: CameraButtonProps) {
  const camera = useRef<HTMLInputElement>(null);
  return (
    <div className={classNames(CAMERA, !isHydrated && 'invisible')}>
      <Button type="button" look="secondary" disabled={isDisabled} onClick={() => camera.current?.click()}>
        <Camera aria-hidden size={20} /> Take a photo
      </Button>
      <input
        ref={camera}
        type="file"
        accept="image/jpeg,image/png"
        capture="environment"
        hidden
        onChange={({ target }) => {
          onPhotos([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </div>
  );
}

function announcementFor(count: number, before: number): string {
  if (count === before) return 'Order changed';
  if (count === 0) return 'No file chosen';
  return plural(count, { one: '1 file chosen', other: `${count} files chosen` });
}

function useChosenFiles() {
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    setFiles([...(input.current?.files ?? [])]);
  }, []);
  const change = (next: readonly File[]) => {
    if (!input.current) return;
    const transfer = new DataTransfer();
    for (const file of next) transfer.items.add(file);
    input.current.files = transfer.files;
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    setAnnouncement(announcementFor(next.length, files.length));
    setFiles(next);
  };
  return { input, files, announcement, change };
}

function useRefusals(files: readonly File[], refused: FileInputProps['refused']) {
  const [known, setKnown] = useState(refused);
  const [messages, setMessages] = useState(new Map<File, string>());
  if (known !== refused) {
    setKnown(refused);
    setMessages(
      new Map(
        files.flatMap((file, index): [File, string][] => {
          const message = refused?.[index];
          return message ? [[file, message]] : [];
        }),
      ),
    );
  }
  return messages;
}

const Total = ({ files }: { files: readonly File[] }) => (
  <p className="text-[0.9rem] text-soft">
    {files.length} files, {formatFileSize(files.reduce((sum, { size }) => sum + size, 0))} together
  </p>
);

export function FileInput({ field, label, hint, accept, check, refused, progress }: FileInputProps) {
  const { input, files, announcement, change } = useChosenFiles();
  const refusals = useRefusals(files, refused);
  const [isOver, setIsOver] = useState(false);
  const isHydrated = useHydrated();
  const found = check(files);
  const fileErrors = files.map((file, index) => found.files[index] ?? refusals.get(file));
  /** Removes invalid files, which would block the others. */
  const add = (more: Iterable<File>) => {
    const sendable = files.filter((_, index) => !fileErrors[index]);
    change([...new Map([...sendable, ...more].map((file) => [fileKey(file), file])).values()]);
  };
  // Errors in individual files are shown only beside those files.
  const fieldErrors = fileErrors.some(Boolean) ? undefined : field.errors;
  const errors = found.list ? [found.list] : fieldErrors;
  const labeling = { id: field.id, label, hint, errors, isOptional: !field.required };
  const { key, ...props } = getInputProps(field, { type: 'file' });
  const isLocked = progress !== undefined;

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
          if (!isLocked) add(event.dataTransfer.files);
        }}
        className="relative grid grid-cols-1 gap-2.5 rounded-lot has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ink"
      >
        <input
          key={key}
          {...props}
          {...describedBy(labeling)}
          ref={input}
          multiple
          accept={accept}
          onChange={(event) => add(event.target.files ?? [])}
          className={isHydrated ? 'sr-only' : BEFORE_HYDRATION}
        />
        {files.length > 0 ? (
          <ChosenFiles
            fieldId={field.id}
            files={files}
            errors={fileErrors}
            isLocked={isLocked}
            onChange={change}
            onEmpty={() => input.current?.focus()}
          />
        ) : null}
        {files.length > 1 ? <Total files={files} /> : null}
        {isLocked ? (
          <progress aria-label="Upload" className="h-2 w-full accent-ink" max={1} value={progress} />
        ) : (
          <DropArea fieldId={field.id} isOver={isOver} hasFiles={files.length > 0} />
        )}
        <CameraButton isHydrated={isHydrated} isDisabled={isLocked} onPhotos={add} />
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </div>
    </LabeledField>
  );
}
