/** What may stand in braces in the words of a mail. */
export interface Placeholder {
  /** What it stands for, in the words of an editor. */
  description: string;
  /** What a preview shows in its place. */
  example: string;
  /**
   * `line` is one line of text, `lines` may be several paragraphs, `link` is an address: on a line of its own it
   * becomes a button in HTML where it has a label. Only a `line` may stand in a subject.
   */
  kind: 'line' | 'lines' | 'link';
  /** Addresses in its lists, on lines that begin with a dash, are links: no visitor writes there. */
  linkify?: boolean;
  /** The label of the button that a link becomes. */
  button?: string;
  /** Without it the mail is of no use: a body that lacks it is refused. */
  required?: boolean;
}

/** A mail that the product sends. Its words are an editor's; what they may hold, and who gets it, is code. */
export interface MailTemplate {
  /** Its name in the panel. */
  label: string;
  /** When it is sent. */
  purpose: string;
  /** Who gets it. */
  recipient: string;
  /** The last words of the mail: why whoever reads it got it. */
  reason: string;
  placeholders: Record<string, Placeholder>;
}

/** What every mail may say. */
const GENERAL_PLACEHOLDERS = {
  productName: {
    description: 'The name of the site, from the site settings.',
    example: 'Lotline',
    kind: 'line',
  },
} as const satisfies Record<string, Placeholder>;

/** All placeholders of a template, the general ones among them. */
export const placeholdersOf = ({ placeholders }: MailTemplate): Record<string, Placeholder> => ({
  ...placeholders,
  ...GENERAL_PLACEHOLDERS,
});

/** A value for each placeholder of a template, such as a preview shows. */
export const exampleValues = (template: MailTemplate): Record<string, string> =>
  Object.fromEntries(
    Object.entries(placeholdersOf(template)).map(([name, { example }]) => [name, example] as const),
  );
