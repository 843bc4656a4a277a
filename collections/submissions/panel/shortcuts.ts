export type Command =
  | 'next'
  | 'previous'
  | 'open'
  | 'full'
  | 'assign'
  | 'assignTo'
  | 'snooze'
  | 'finish'
  | 'spam'
  | 'reply'
  | 'template'
  | 'status'
  | 'note'
  | 'select'
  | 'search'
  | 'help'
  | 'close';

interface Shortcut {
  /** Single-character keys can be turned off. Other keys work only while the list or a panel has the focus. */
  keys: readonly string[];
  command: Command;
  what: string;
}

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['j', 'ArrowDown'], command: 'next', what: 'Next submission' },
  { keys: ['k', 'ArrowUp'], command: 'previous', what: 'Previous submission' },
  { keys: ['Enter'], command: 'open', what: 'Open it beside the list' },
  { keys: ['o'], command: 'full', what: 'Open full page' },
  { keys: ['a'], command: 'assign', what: 'Assign it to me' },
  { keys: ['A'], command: 'assignTo', what: 'Assign it: type a name' },
  { keys: ['s'], command: 'status', what: 'Change its status' },
  { keys: ['e'], command: 'finish', what: 'Close it' },
  { keys: ['z'], command: 'snooze', what: 'Snooze it' },
  { keys: ['!'], command: 'spam', what: 'Mark it as spam, or as not spam' },
  { keys: ['r'], command: 'reply', what: 'Write a reply' },
  { keys: ['t'], command: 'template', what: 'Reply with a template: type its name' },
  { keys: ['n'], command: 'note', what: 'Write a note' },
  { keys: ['x', ' '], command: 'select', what: 'Select it, or clear the selection' },
  { keys: ['/'], command: 'search', what: 'Search' },
  { keys: ['?'], command: 'help', what: 'Show these shortcuts' },
  { keys: ['Escape'], command: 'close', what: 'Close, or leave a field' },
];

export function keyName(key: string): string {
  const names: Record<string, string> = {
    ArrowDown: '↓',
    ArrowUp: '↑',
    A: 'Shift+a',
    ' ': 'Space',
    Escape: 'Esc',
  };
  return names[key] ?? key;
}

export const isCharacter = (key: string): boolean => key.length === 1 && key !== ' ';

interface PressedKey {
  key: string;
  hasModifier: boolean;
  isTyping: boolean;
  isOnRow: boolean;
}

export function findCommand(
  { key, hasModifier, isTyping, isOnRow }: PressedKey,
  charactersAreOn: boolean,
): Command | undefined {
  if (hasModifier) return undefined;
  const command = SHORTCUTS.find(({ keys }) => keys.includes(key))?.command;
  if (!command || command === 'close') return command;
  if (isTyping) return undefined;
  return (isCharacter(key) ? charactersAreOn : isOnRow) ? command : undefined;
}
