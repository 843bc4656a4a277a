'use client';

import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import { COMMAND_PRIORITY_CRITICAL, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useEffect } from 'react';
import { cleanHtml } from './clean-html.ts';

const OWN_TYPE = 'application/x-lexical-editor';

function cleaned({ clipboardData }: ClipboardEvent): ClipboardEvent | undefined {
  const html = clipboardData?.getData('text/html');
  if (!clipboardData || !html || clipboardData.types.includes(OWN_TYPE)) return undefined;
  const data = new DataTransfer();
  data.setData('text/html', cleanHtml(html));
  data.setData('text/plain', clipboardData.getData('text/plain'));
  return new ClipboardEvent('paste', { clipboardData: data, cancelable: true });
}

function CleanPaste() {
  const [editor] = useLexicalComposerContext();
  useEffect(() => {
    const clean = new WeakSet<Event>();
    return editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const better = event instanceof ClipboardEvent && !clean.has(event) ? cleaned(event) : undefined;
        if (!better) return false;
        event.preventDefault();
        clean.add(better);
        return editor.dispatchCommand(PASTE_COMMAND, better);
      },
      COMMAND_PRIORITY_CRITICAL,
    );
  }, [editor]);
  return null;
}

export const CleanPasteClient = createClientFeature({
  plugins: [{ Component: CleanPaste, position: 'normal' }],
});
