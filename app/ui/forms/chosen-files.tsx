import { ArrowDown, ArrowUp, FileText, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from './field.tsx';

const KIBIBYTE = 1024;

const rounded = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 1 });

export function formatFileSize(bytes: number): string {
  if (bytes < KIBIBYTE) return `${bytes} bytes`;
  if (bytes < KIBIBYTE ** 2) return `${rounded(bytes / KIBIBYTE)} KB`;
  return `${rounded(bytes / KIBIBYTE ** 2)} MB`;
}

/** Twice the rendered size in pixels, so that it is sharp on most screens. */
const THUMBNAIL = 112;

const FRAME = 'size-14 shrink-0 rounded-lot border border-line';

/** Uses a canvas, because the content security policy blocks `blob:` images. */
function Thumbnail({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isShown = true;
    const draw = async () => {
      const bitmap = await createImageBitmap(file, { resizeHeight: THUMBNAIL, resizeQuality: 'medium' });
      const scale = Math.max(THUMBNAIL / bitmap.width, 1);
      const [width, height] = [bitmap.width * scale, bitmap.height * scale];
      const place = [(THUMBNAIL - width) / 2, (THUMBNAIL - height) / 2] as const;
      if (isShown) canvas.current?.getContext('2d')?.drawImage(bitmap, ...place, width, height);
      bitmap.close();
    };
    // Files that are not images, despite their names, get no thumbnail.
    draw().catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [file]);
  return <canvas ref={canvas} aria-hidden width={THUMBNAIL} height={THUMBNAIL} className={FRAME} />;
}

const Picture = ({ file }: { file: File }) =>
  /\.(jpe?g|png)$/i.test(file.name) ? (
    <Thumbnail file={file} />
  ) : (
    <span className={classNames(FRAME, 'grid place-items-center text-soft')}>
      <FileText aria-hidden size={26} />
    </span>
  );

const ACTIONS = [
  { action: 'up', verb: 'Move', place: ' up', Icon: ArrowUp },
  { action: 'down', verb: 'Move', place: ' down', Icon: ArrowDown },
  { action: 'remove', verb: 'Remove', place: '', Icon: X },
] as const;

type FileAction = (typeof ACTIONS)[number]['action'];

interface ChosenFileProps {
  id: string;
  file: File;
  index: number;
  count: number;
  error: string | undefined;
  isLocked: boolean;
  onAction: (action: FileAction) => void;
}

function ChosenFile({ id, file, index, count, error, isLocked, onAction }: ChosenFileProps) {
  const ofSeveral = count > 1;
  const isImpossible = { up: index === 0, down: index === count - 1, remove: false };
  return (
    <li
      className={classNames(
        'grid grid-cols-1 gap-2 rounded-lot border-[1.5px] bg-card p-3',
        error ? 'border-very-high' : 'border-soft',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2.5">
        <Picture file={file} />
        <p className="min-w-0 grow basis-36">
          <span className="line-clamp-2 font-semibold wrap-anywhere">{file.name}</span>
          <span className="text-[0.9rem] text-soft">
            {ofSeveral ? `${index + 1} of ${count}, ` : ''}
            <span>{formatFileSize(file.size)}</span>
          </span>
        </p>
        <div className="not-printed flex gap-2">
          {ACTIONS.filter(({ action }) => ofSeveral || action === 'remove').map(
            ({ action, verb, place, Icon }) => (
              <button
                key={action}
                type="button"
                data-action={action}
                aria-label={`${verb} ${file.name}${place}`}
                title={`${verb} ${file.name}${place}`}
                disabled={isLocked || isImpossible[action]}
                onClick={() => onAction(action)}
                className="grid size-11 cursor-pointer place-items-center rounded-lot border-[1.5px] border-soft hover:bg-lot-tint disabled:cursor-default disabled:opacity-40"
              >
                <Icon aria-hidden size={20} />
              </button>
            ),
          )}
        </div>
      </div>
      <FieldError id={id} errors={error ? [error] : undefined} />
    </li>
  );
}

export const fileKey = ({ name, size, lastModified }: File): string => `${lastModified} ${size} ${name}`;

interface ChosenFilesProps {
  fieldId: string;
  files: readonly File[];
  errors: readonly (string | undefined)[];
  isLocked: boolean;
  onChange: (files: File[]) => void;
  onEmpty: () => void;
}

export function ChosenFiles({ fieldId, files, errors, isLocked, onChange, onEmpty }: ChosenFilesProps) {
  const list = useRef<HTMLOListElement>(null);
  const next = useRef<{ index: number; action: FileAction }>(undefined);
  useEffect(() => {
    if (!next.current) return;
    const { index, action } = next.current;
    next.current = undefined;
    const row = list.current?.children[index];
    const button =
      row?.querySelector<HTMLElement>(`[data-action=${action}]:enabled`) ??
      row?.querySelector<HTMLElement>('button:enabled');
    button?.focus();
  }, [files]);

  const act = (index: number, action: FileAction) => {
    const others = files.filter((_, other) => other !== index);
    if (action === 'remove') {
      next.current = { index: Math.min(index, others.length - 1), action };
      onChange(others);
      if (others.length === 0) onEmpty();
      return;
    }
    const place = action === 'up' ? index - 1 : index + 1;
    next.current = { index: place, action };
    onChange([...others.slice(0, place), ...files.slice(index, index + 1), ...others.slice(place)]);
  };

  return (
    <ol ref={list} className="grid grid-cols-1 gap-2.5">
      {files.map((file, index) => (
        <ChosenFile
          key={fileKey(file)}
          id={`${fieldId}-${index}`}
          file={file}
          index={index}
          count={files.length}
          error={errors[index]}
          isLocked={isLocked}
          onAction={(action) => act(index, action)}
        />
      ))}
    </ol>
  );
}
