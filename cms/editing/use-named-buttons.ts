'use client';
import { useEffect } from 'react';

const NAMES: Readonly<Record<string, string>> = {
  '#action-save-popup button': 'Publish later',
  '.doc-controls__popup .popup-button': 'More actions',
  '.clipboard-action__popup .popup-button': 'Copy or paste rows',
  '.collapsible__toggle': 'Show or hide this row',
  '.collapsible__drag': 'Move this row',
  '.array-actions .popup-button': 'Actions for this row',
  '.toolbar-popup__button-bold': 'Bold',
  '.toolbar-popup__button-italic': 'Italic',
  '.toolbar-popup__button-link': 'Link',
};

export function useNamedButtons(): void {
  useEffect(() => {
    for (const [selector, name] of Object.entries(NAMES)) {
      for (const button of document.querySelectorAll(selector)) button.setAttribute('aria-label', name);
    }
  });
}
