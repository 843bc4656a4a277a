interface CodeBlockProps {
  label: string;
  text: string;
}

/** Focusable, so that it can be scrolled by keyboard. */
export const CodeBlock = ({ label, text }: CodeBlockProps) => (
  <pre
    role="region"
    aria-label={label}
    tabIndex={0}
    className="mt-1 max-h-96 overflow-auto border border-line bg-card p-3 text-[0.85rem] leading-snug"
  >
    <code>{text}</code>
  </pre>
);
