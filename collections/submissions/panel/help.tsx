'use client';
import { type RefObject, useId } from 'react';
import { SmallButton } from '#cms/panel/small-button.tsx';
import { keyName, SHORTCUTS } from './shortcuts.ts';

interface HelpProps {
  ref: RefObject<HTMLDialogElement | null>;
  areOn: boolean;
  onChange: (areOn: boolean) => void;
}

export function Help({ ref, areOn, onChange }: HelpProps) {
  const id = useId();
  return (
    <dialog ref={ref} className="inbox-help" aria-labelledby={id}>
      <h2 id={id}>Keyboard shortcuts</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {SHORTCUTS.map(({ keys, what }) => (
            <tr key={what}>
              <th scope="row">
                {keys.map((key) => (
                  <kbd key={key}>{keyName(key)}</kbd>
                ))}
              </th>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <label>
        <input type="checkbox" checked={areOn} onChange={({ target }) => onChange(target.checked)} /> Use the
        shortcuts with a single letter or sign
      </label>
      <p>With rows checked, a shortcut that changes something applies to all of them.</p>
      <p>
        Ctrl+Enter sends a reply and adds a note. In a menu with numbers, the number chooses. Arrow keys,
        Enter and Space work in the list, and Esc works everywhere, even with these shortcuts off.
      </p>
      <SmallButton margin onClick={() => ref.current?.close()}>
        Close
      </SmallButton>
    </dialog>
  );
}
