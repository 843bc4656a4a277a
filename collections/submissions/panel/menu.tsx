'use client';
import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { SmallButton } from '#cms/panel/small-button.tsx';

export interface MenuHandle {
  open: () => void;
}

export type MenuName = 'status' | 'assignee' | 'snooze';

export type Menus = Record<MenuName, RefObject<MenuHandle | null>>;

export const useMenus = (): Menus => ({
  status: useRef<MenuHandle>(null),
  assignee: useRef<MenuHandle>(null),
  snooze: useRef<MenuHandle>(null),
});

/** The part to focus once the submission has loaded. `number` distinguishes repeated requests. */
export interface WantedPart {
  id: number;
  part: 'heading' | 'page' | 'note' | 'reply' | 'template' | MenuName;
  number: number;
}

const TYPING_MS = 1000;

interface MenuProps<Value> {
  label: string;
  current: string;
  options: { value: Value; label: string; isApart?: boolean }[];
  isDisabled?: boolean;
  /** Whether number keys choose options. Off in menus where users type names, which may contain digits. */
  isNumbered?: boolean;
  onChoose: (value: Value) => void;
  ref?: Ref<MenuHandle>;
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Replaces a `<select>`, which would change the value with each arrow key. */
export function Menu<Value extends string | number | null>({
  label,
  current,
  options,
  isDisabled = false,
  isNumbered = false,
  onChoose,
  ref,
}: MenuProps<Value>) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  useImperativeHandle(ref, () => ({ open: () => setOpen(!isDisabled) }), [isDisabled]);
  useEffect(() => {
    if (isOpen) menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  const typed = useRef({ text: '', at: 0 });
  const search = ({ key, timeStamp }: KeyboardEvent) => {
    const { text, at } = typed.current;
    typed.current = { text: (timeStamp - at < TYPING_MS ? text : '') + key.toLowerCase(), at: timeStamp };
    const wanted = ` ${typed.current.text}`;
    items()
      .find(({ textContent }) => ` ${textContent.toLowerCase()}`.includes(wanted))
      ?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const numbered = isNumbered && /^[1-9]$/.test(event.key) ? items()[Number(event.key) - 1] : undefined;
    if (event.key === 'Escape') close();
    else if (numbered) numbered.click();
    else if (event.key === 'Tab') setOpen(false);
    else if (step) {
      const all = items();
      all[step(all.indexOf(event.target as HTMLElement), all.length)]?.focus();
    }
    const isLetter = !numbered && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    // A space within a typed name must not click the focused item.
    const isText = isLetter && (event.key !== ' ' || event.timeStamp - typed.current.at < TYPING_MS);
    if (isText) search(event);
    if (step || numbered || isText || event.key === 'Escape') event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={root} className="inbox-menu">
      <span id={`${id}-label`} className="inbox-menu__label">
        {label}
      </span>
      <SmallButton
        disabled={isDisabled || options.length === 0}
        onClick={() => setOpen(!isOpen)}
        extraButtonProps={{
          'aria-haspopup': 'menu',
          'aria-expanded': isOpen,
          'aria-label': `${label}: ${current}`,
        }}
      >
        {current}
      </SmallButton>
      {isOpen && (
        <div
          ref={menu}
          role="menu"
          tabIndex={-1}
          aria-labelledby={`${id}-label`}
          onKeyDown={press}
          onBlur={({ relatedTarget }) => root.current?.contains(relatedTarget) || setOpen(false)}
        >
          {options.map((option, index) => (
            <button
              key={String(option.value)}
              type="button"
              role="menuitem"
              aria-keyshortcuts={isNumbered && index < 9 ? String(index + 1) : undefined}
              tabIndex={-1}
              className={option.isApart ? 'inbox-menu__apart' : undefined}
              onClick={() => {
                close();
                onChoose(option.value);
              }}
            >
              {option.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
