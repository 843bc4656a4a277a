'use client';
import { useRouter } from 'next/navigation.js';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { downloadFile } from '#cms/panel/api.ts';
import type { SubmissionKey } from '../../kinds/index.ts';
import type { Filters } from '../../list/filters.ts';
import type { ListedSubmission, SubmissionPreview } from '../../list/list-schema.ts';
import type { BulkChange } from '../../inbox-schema.ts';
import type { Person } from '../../list/list-schema.ts';
import { type MenuName, useMenus } from './action-menu.tsx';
import type { Wanted } from './preview.tsx';
import { pageUrl } from './rows.tsx';
import type { Command } from './shortcuts.ts';
import { deedText, useChanges } from './use-changes.ts';
import { rowKey, useCursor } from './use-cursor.ts';
import { useList } from './use-list.ts';
import { useSelection } from './use-selection.ts';
import { useViews } from './use-views.ts';

function useOpened() {
  const [opened, setOpened] = useState<SubmissionKey>();
  const [wanted, setWanted] = useState<Wanted>();
  const number = useRef(0);
  const want = (what: Wanted['what']) => {
    number.current += 1;
    setWanted({ what, number: number.current });
  };
  return {
    opened,
    wanted,
    want,
    open: ({ collection, id }: SubmissionKey) => {
      setOpened({ collection, id });
      setWanted(undefined);
    },
    close: () => setOpened(undefined),
  };
}

export function useInbox(user: number, people: readonly Person[]) {
  const router = useRouter();
  const grid = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const help = useRef<HTMLDialogElement>(null);
  const list = useList(user);
  const views = useViews(list.filters);
  const selection = useSelection(list.rows);
  const cursor = useCursor(list.rows);
  const preview = useOpened();
  const bulkMenus = useMenus();
  const [version, setVersion] = useState(0);
  const reload = () => {
    setVersion((last) => last + 1);
    void list.reload();
    void views.reload();
  };
  const changes = useChanges(reload, (change) => deedText(change, { user, people }));

  const rowElement = (index: number) => {
    const row = list.rows[index];
    return row && grid.current?.querySelector<HTMLElement>(`[data-key="${rowKey(row)}"]`);
  };
  const current = (): ListedSubmission | undefined =>
    cursor.isSet && !cursor.isGone ? list.rows[cursor.index] : undefined;

  /** Focuses a row, or the open preview where it hides the list (on narrow screens). */
  function goTo(index: number): void {
    const row = list.rows[index];
    if (!row) return;
    cursor.put(index);
    const element = rowElement(index);
    element?.focus();
    if (!preview.opened) return;
    preview.open(row);
    if (document.activeElement !== element) preview.want('heading');
  }

  const edge = useRef<'first' | 'last'>(undefined);
  function move(step: 1 | -1): void {
    const index = cursor.beside(step);
    const page = list.page + step;
    const isBeyond = index < 0 || index >= list.rows.length;
    if (!isBeyond) goTo(index);
    else if (page >= 1 && page <= list.pages) {
      edge.current = step === 1 ? 'first' : 'last';
      list.show(list.filters, page);
    }
  }

  // A change by key opens the next row. A submission that left the list for another reason stays open.
  const hasChanged = useRef(false);
  const settle = useEffectEvent(() => {
    if (edge.current) {
      const index = edge.current === 'first' ? 0 : list.rows.length - 1;
      edge.current = undefined;
      goTo(index);
    } else if (cursor.isSet && document.activeElement === document.body) {
      if (hasChanged.current) goTo(cursor.index);
      else rowElement(cursor.index)?.focus();
    }
    hasChanged.current = false;
  });
  useEffect(() => settle(), [list.rows]);

  const startAgain = useEffectEvent(() => {
    selection.clear();
    if (!edge.current) cursor.forget();
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

  function openWith(what: Wanted['what']): void {
    const row = current() ?? preview.opened;
    if (!row) return;
    preview.open(row);
    preview.want(what);
  }

  const changeOne = (row: ListedSubmission | SubmissionPreview, change: BulkChange) =>
    changes.change([row], change);

  function changeSelected(change: BulkChange): Promise<void> {
    const { filters, search } = list;
    const rows = selection.isEverything ? { filters, search } : selection.rows;
    return changes.change(rows, change, selection.clear);
  }

  function changeChecked(change: BulkChange): void {
    const one = current();
    hasChanged.current = true;
    if (!selection.isEmpty) void changeSelected(change);
    else if (one) void changeOne(one, change);
  }

  const openMenu = (menu: MenuName) => (selection.isEmpty ? openWith(menu) : bulkMenus[menu].current?.open());

  function close(): void {
    flushSync(preview.close);
    rowElement(cursor.index)?.focus();
  }

  /** Escape leaves a field first, then closes what is open, then clears the selection. */
  function leave(target: Element): void {
    if (target.matches('input:not([type=checkbox]), textarea, select')) {
      if (target.closest('.inbox-preview')) preview.want('heading');
      else if (cursor.isSet || list.rows.length > 0) goTo(cursor.index);
      else if (target instanceof HTMLElement) target.blur();
    } else if (preview.opened) close();
    else selection.clear();
  }

  const row = current();
  const commands: Record<Command, (target: Element) => void> = {
    next: () => move(1),
    previous: () => move(-1),
    open: () => openWith('heading'),
    full: () => {
      const key = row ?? preview.opened;
      if (key) router.push(pageUrl(key));
    },
    assign: () => changeChecked({ assignee: user }),
    assignTo: () => openMenu('assignee'),
    status: () => openMenu('status'),
    snooze: () => openMenu('snooze'),
    finish: () => changeChecked({ isClosed: true }),
    spam: () => changeChecked({ isSpam: selection.isEmpty ? !row?.isSpam : true }),
    reply: () => openWith('reply'),
    template: () => openWith('template'),
    note: () => openWith('note'),
    select: () => row && selection.toggle(row),
    search: () => searchField.current?.focus(),
    help: () => help.current?.showModal(),
    close: leave,
  };

  return {
    grid,
    searchField,
    help,
    list,
    views,
    selection,
    cursor,
    preview,
    version,
    changes,
    changeOne,
    refresh: reload,
    close,
    closeOutcome: () => {
      const hadFocus = document.activeElement?.closest('.inbox-outcome');
      flushSync(changes.clear);
      if (hadFocus) rowElement(cursor.index)?.focus();
    },
    commands,
    show: (filters: Filters) => {
      preview.close();
      list.show(filters);
    },
    openRow: (index: number) => {
      const clicked = list.rows[index];
      if (!clicked) return;
      cursor.put(index);
      preview.open(clicked);
    },
    exportList: async () => {
      const { filters, search } = list;
      const error = await downloadFile('/inbox/export', { filters, search });
      if (error) changes.say(error);
    },
    changeSelected,
    bulkMenus,
  };
}
