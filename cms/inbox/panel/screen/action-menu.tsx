'use client';
import { type KeyboardEvent, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { SmallButton } from '#cms/panel/small-button.tsx';

export interface MenuHandle {
  open: () => void;
}

interface ActionMenuProps<Value> {
  label: string;
  current: string;
  options: { value: Value; label: string }[];
  isDisabled?: boolean;
  onChoose: (value: Value) => void;
  ref?: Ref<MenuHandle>;
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** A button with a menu. Nothing changes before an option is chosen: a select would change with each arrow key. */
export function ActionMenu<Value extends string | number | null>({
  label,
  current,
  options,
  isDisabled = false,
  onChoose,
  ref,
}: ActionMenuProps<Value>) {
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
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') setOpen(false);
    else if (step) {
      const all = items();
      all[step(all.indexOf(event.target as HTMLElement), all.length)]?.focus();
    }
    if (step || event.key === 'Escape') event.preventDefault();
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
          {options.map((option) => (
            <button
              key={String(option.value)}
              type="button"
              role="menuitem"
              tabIndex={-1}
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
