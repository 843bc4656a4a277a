/** What can be in braces in the copy of a mail. */
export interface Placeholder {
  /** Its meaning, for editors. */
  description: string;
  /** What a preview shows in its place. */
  example: string;
  /**
   * `line` is one line of text, `lines` may be several paragraphs, `link` is an address: on a line of its own it
   * becomes a button in HTML where it has a label. Only a `line` may be in a subject.
   */
  kind: 'line' | 'lines' | 'link';
  /** Turns addresses on lines that begin with a dash into links: only where no visitor writes the value. */
  linkify?: boolean;
  /**
   * Shows a line that begins with "## " as a heading and "[label](address)" as a link: only where no visitor writes the
   * value.
   */
  markup?: boolean;
  /** The label of the button that a link becomes. */
  button?: string;
  /** Without it the mail is useless, and a body that lacks it is rejected. */
  required?: boolean;
}

const placeholder =
  (kind: Placeholder['kind']) =>
  (description: string, example: string, options: Partial<Placeholder> = {}): Placeholder => ({
    description,
    example,
    kind,
    ...options,
  });

export const line = placeholder('line');
export const lines = placeholder('lines');
export const link = placeholder('link');

/** A mail that the product sends. Editors write its copy; what that may hold, and who gets it, is code. */
export interface MailTemplate {
  label: string;
  purpose: string;
  recipient: string;
  /** The end of the mail: why its reader got it. */
  reason: string;
  placeholders: Record<string, Placeholder>;
}

/** All placeholders of a template, with those that every mail has. */
export const placeholdersOf = ({ placeholders }: MailTemplate): Record<string, Placeholder> => ({
  ...placeholders,
  productName: line('The name of the site, from the site settings.', 'Lotline'),
});

export const manageLink = link(
  'Where the reader sees and changes everything that they get.',
  'https://example.com/follow/abc',
  { button: 'Change what you get' },
);

export const exampleValues = (template: MailTemplate): Record<string, string> =>
  Object.fromEntries(
    Object.entries(placeholdersOf(template)).map(([name, { example }]) => [name, example] as const),
  );
