import { describe, expect, it } from 'vitest';
import { findCommand, isCharacter, SHORTCUTS } from './shortcuts.ts';

const PRESSED = { key: 'j', hasModifier: false, isTyping: false, isOnRow: false };

describe('an inbox shortcut', () => {
  it.each([
    ['j', {}, 'next'],
    ['k', {}, 'previous'],
    ['?', {}, 'help'],
    ['ArrowDown', { isOnRow: true }, 'next'],
    ['Enter', { isOnRow: true }, 'open'],
    [' ', { isOnRow: true }, 'select'],
    ['Escape', { isTyping: true }, 'close'],
    ['j', { isTyping: true }, undefined],
    ['ArrowDown', {}, undefined],
    ['Enter', {}, undefined],
    ['a', { hasModifier: true }, undefined],
    ['A', {}, 'assignTo'],
    ['!', {}, 'spam'],
    ['e', { isTyping: true }, undefined],
    ['q', {}, undefined],
  ])('with the key %j in the state %j maps to the command %j', (key, more, command) => {
    expect(findCommand({ ...PRESSED, key, ...more }, true)).toBe(command);
  });

  it('can be turned off if it is a single character', () => {
    for (const { keys, command } of SHORTCUTS) {
      for (const key of keys) {
        const found = findCommand({ ...PRESSED, key, isOnRow: true }, false);
        expect([key, found]).toEqual([key, isCharacter(key) ? undefined : command]);
      }
    }
  });
});
