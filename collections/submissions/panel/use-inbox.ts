'use client';
import { useRouter, useSearchParams } from 'next/navigation.js';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { downloadFile } from '#cms/panel/api.ts';
import type { Filters } from '../filters.ts';
import type { Detail, Person, Row } from '../schema.ts';
import { type MenuName, useMenus, type WantedPart } from './menu.tsx';
import type { Command } from './shortcuts.ts';
import { type Change, useChanges } from './use-changes.ts';
import { useList } from './use-list.ts';

interface Active {
  id: number;
  index: number;
}

function useOpenParameter(): number | undefined {
  const id = Number(useSearchParams().get('open'));
  return Number.isInteger(id) && id > 0 ? id : undefined;
}

/**
 * The active submission is the focused one, which the pane also shows while it is open. Shortcuts apply to it, even
 * after the list reloads.
 */
export function useInbox(user: number, people: readonly Person[]) {
  const router = useRouter();
  const linked = useOpenParameter();
  const grid = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const help = useRef<HTMLDialogElement>(null);
  const bulkMenus = useMenus();
  const list = useList();
  const [active, setActive] = useState<Active | undefined>(linked ? { id: linked, index: 0 } : undefined);
  const [isOpen, setOpen] = useState(linked !== undefined);
  const [wanted, setWanted] = useState<WantedPart>();
  const [checked, setChecked] = useState<ReadonlyMap<number, Row>>(new Map());
  const [version, setVersion] = useState(0);
  const [shown, setShown] = useState<Detail>();

  const reload = () => {
    setVersion((last) => last + 1);
    void list.reload();
  };
  const changes = useChanges({ user, people, onDone: reload });

  const findIndex = (id: number | undefined) => list.rows.findIndex((row) => row.id === id);
  const rowElement = (id: number | undefined) =>
    grid.current?.querySelector<HTMLElement>(`[data-id="${id}"]`) ?? undefined;
  const current = (): Row | undefined =>
    list.rows[findIndex(active?.id)] ?? (isOpen && shown?.id === active?.id ? shown : undefined);

  const number = useRef(0);
  function want(id: number, part: WantedPart['part']): void {
    number.current += 1;
    setWanted({ id, part, number: number.current });
  }

  /** Focuses a row, or the pane if it hides the list, as on narrow screens. */
  function goTo(index: number): void {
    const row = list.rows[index];
    if (!row) return;
    setActive({ id: row.id, index });
    const element = rowElement(row.id);
    element?.focus();
    if (isOpen && document.activeElement !== element) want(row.id, 'heading');
  }

  const edge = useRef<'first' | 'last'>(undefined);
  function move(step: 1 | -1): void {
    const index = findIndex(active?.id);
    // When a row leaves the list, the next row takes its index.
    const target = !active ? 0 : index >= 0 ? index + step : step === 1 ? active.index : active.index - 1;
    const page = list.page + step;
    if (list.rows[target]) goTo(target);
    else if (page >= 1 && page <= list.pages) {
      edge.current = step === 1 ? 'first' : 'last';
      list.show(list.filters, page);
    }
  }

  // If a key press changed a row that then leaves the list, activate the next row. After a click, keep the pane.
  const movesOn = useRef(false);
  const pending = useRef(0);
  const lastInput = useRef<'key' | 'pointer'>('pointer');
  const settle = useEffectEvent(() => {
    const isGone = active !== undefined && findIndex(active.id) < 0;
    if (edge.current) {
      const index = edge.current === 'first' ? 0 : list.rows.length - 1;
      edge.current = undefined;
      goTo(index);
    } else if (active && isGone && (movesOn.current || !isOpen)) {
      const index = Math.min(active.index, list.rows.length - 1);
      if (movesOn.current) goTo(index);
      else setActive(list.rows[index] && { id: list.rows[index].id, index });
    } else if (active && document.activeElement === document.body) {
      rowElement(active.id)?.focus();
    }
    const isSettled = pending.current === 0 && document.activeElement !== document.body;
    if (isGone || isSettled) movesOn.current = false;
  });
  useEffect(() => settle(), [list.rows]);

  const startAgain = useEffectEvent(() => {
    setChecked(new Map());
    if (!edge.current && !isOpen) setActive(undefined);
  });
  useEffect(() => startAgain(), [list.filters, list.page, list.search]);

  const refresh = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void list.reload();
  });
  useEffect(() => {
    const listener = () => refresh();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);

  function openWith(part: WantedPart['part']): void {
    if (!active) return;
    setOpen(true);
    want(active.id, part);
  }

  function change(rows: readonly Row[], wantedChange: Change, onApplied?: () => void): void {
    movesOn.current = lastInput.current === 'key';
    pending.current += 1;
    void changes.change(rows, wantedChange, onApplied).finally(() => {
      pending.current -= 1;
    });
  }

  const checkedRows = () => [...checked.values()].map((row) => list.rows[findIndex(row.id)] ?? row);
  const changeChecked = (wantedChange: Change) =>
    change(checkedRows(), wantedChange, () => setChecked(new Map()));

  function changeCurrent(wantedChange: Change): void {
    const row = current();
    if (checked.size > 0) changeChecked(wantedChange);
    else if (row) change([row], wantedChange);
  }

  const openMenu = (menu: MenuName) => (checked.size > 0 ? bulkMenus[menu].current?.open() : openWith(menu));

  function close(): void {
    flushSync(() => setOpen(false));
    const element = rowElement(active?.id);
    if (element) element.focus();
    else setActive(undefined);
  }

  /** Handles Escape: first leaves a field, then closes the pane, and then clears the selection. */
  function leave(target: Element): void {
    if (target.matches('input:not([type=checkbox]), textarea, select')) {
      if (active && target.closest('.inbox-work')) want(active.id, 'heading');
      else if (list.rows.length > 0) goTo(Math.max(0, findIndex(active?.id)));
      else if (target instanceof HTMLElement) target.blur();
    } else if (isOpen) close();
    else setChecked(new Map());
  }

  function toggle(row: Row): void {
    const next = new Map(checked);
    if (!next.delete(row.id)) next.set(row.id, row);
    setChecked(next);
  }

  const row = current();
  const commands: Record<Command, (target: Element) => void> = {
    next: () => move(1),
    previous: () => move(-1),
    open: () => openWith('heading'),
    full: () => {
      const path = shown?.id === active?.id ? shown?.recordPath : undefined;
      if (path) router.push(path);
      else openWith('page');
    },
    assign: () => changeCurrent({ assignee: user }),
    assignTo: () => openMenu('assignee'),
    status: () => openMenu('status'),
    snooze: () => openMenu('snooze'),
    finish: () => changeCurrent({ isClosed: true }),
    spam: () => changeCurrent({ isSpam: checked.size > 0 || !row?.isSpam }),
    reply: () => openWith('reply'),
    template: () => openWith('template'),
    note: () => openWith('note'),
    select: () => row && toggle(row),
    search: () => searchField.current?.focus(),
    help: () => help.current?.showModal(),
    close: leave,
  };

  return {
    grid,
    searchField,
    help,
    bulkMenus,
    list,
    active,
    isOpen,
    wanted,
    checked,
    version,
    changes,
    commands,
    reload,
    close,
    change,
    changeChecked,
    toggle,
    toggleAll: () => {
      const isWhole = list.rows.every(({ id }) => checked.has(id));
      setChecked(new Map(isWhole ? [] : list.rows.map((each) => [each.id, each])));
    },
    clearChecked: () => setChecked(new Map()),
    onShown: setShown,
    onInput: (input: 'key' | 'pointer') => {
      lastInput.current = input;
    },
    put: (index: number) => {
      const focused = list.rows[index];
      if (focused) setActive({ id: focused.id, index });
    },
    open: (index: number) => {
      const clicked = list.rows[index];
      if (!clicked) return;
      setActive({ id: clicked.id, index });
      setOpen(true);
    },
    show: (filters: Filters) => {
      setOpen(false);
      setActive(undefined);
      list.show(filters);
    },
    closeOutcome: () => {
      const hadFocus = document.activeElement?.closest('.inbox-outcome');
      flushSync(changes.clear);
      if (hadFocus) rowElement(active?.id)?.focus();
    },
    exportList: async () => {
      const error = await downloadFile('/inbox/export', { filters: list.filters, search: list.search });
      if (error) changes.say(error);
    },
  };
}
