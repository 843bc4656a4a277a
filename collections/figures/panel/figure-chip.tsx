'use client';
import { useFormFields, useModal } from '@payloadcms/ui';
import { $getNearestNodeFromDOMNode } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { findChoice, choiceText, useChoices } from './use-choices.ts';
import '#cms/panel/figures.css';

const chosenSchema = z.object({ placeholder: z.string().optional() });

const PICKER = /lexical-inlineBlocks-create-/;

/** Removes the empty chip that Payload inserts before the user chooses a figure, if the picker closes without a choice. */
function useRemoveUnchosen() {
  const [editor] = useLexicalComposerContext();
  const { modalState } = useModal();
  const chip = useRef<HTMLSpanElement>(null);
  const wasOpen = useRef(false);
  const isOpen = Object.entries(modalState).some(([slug, modal]) => PICKER.test(slug) && modal?.isOpen);
  useEffect(() => {
    if (isOpen || !wasOpen.current) {
      wasOpen.current = isOpen;
      return;
    }
    wasOpen.current = false;
    editor.update(() => {
      const node = chip.current && $getNearestNodeFromDOMNode(chip.current);
      const { fields } = z.object({ fields: chosenSchema }).catch({ fields: {} }).parse(node?.exportJSON());
      if (node?.getType() === 'inlineBlock' && !fields.placeholder) node.remove();
    });
  }, [editor, isOpen]);
  return chip;
}

export function FigureChip() {
  const chip = useRemoveUnchosen();
  const value = useFormFields(([fields]) => fields.placeholder?.value);
  const choices = useChoices();
  const placeholder = typeof value === 'string' ? value : '';
  return (
    <span
      ref={chip}
      className="figures-chip"
      title={[placeholder, ...(findChoice(choices, placeholder)?.coming ?? [])].join(', ')}
    >
      {choiceText(choices, placeholder) ?? (placeholder || 'Choose a figure')}
    </span>
  );
}
