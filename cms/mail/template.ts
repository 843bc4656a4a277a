export interface Placeholder {
  description: string;
  example: string;
  /**
   * `line` is a single line, and the only kind allowed in a subject. `lines` may have several paragraphs.
   * `link` is a URL. With a `button` label and on its own line, it becomes a button in HTML.
   */
  kind: 'line' | 'lines' | 'link';
  /** Turns URLs on lines that begin with a dash into links. Never use this for text that a visitor wrote. */
  linkify?: boolean;
  /**
   * Turns lines that begin with "## " into headings, and "[label](url)" into links. Never use this for text that a
   * visitor wrote.
   */
  markup?: boolean;
  button?: string;
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

export interface MailTemplate {
  label: string;
  purpose: string;
  recipient: string;
  placeholders: Record<string, Placeholder>;
}

export const allPlaceholders = ({ placeholders }: MailTemplate): Record<string, Placeholder> => ({
  ...placeholders,
  productName: line('The name of the site, from the site settings.', 'Lotline'),
});

export const manageLink = link(
  'The link to the page where readers see and change what they get.',
  'https://example.com/follow/abc',
  { button: 'Change what you get' },
);

export const unsubscribeLink = link(
  'Where the reader unsubscribes.',
  'https://example.com/newsletter/unsubscribe/abc',
  { required: true },
);

export const exampleValues = (template: MailTemplate): Record<string, string> =>
  Object.fromEntries(
    Object.entries(allPlaceholders(template)).map(([name, { example }]) => [name, example] as const),
  );
