/** The colours of the site, which a mail cannot read from its stylesheet. A test compares the two. */
export const LIGHT = {
  paper: '#fbfaf6',
  card: '#ffffff',
  ink: '#16202e',
  soft: '#4f5b6b',
  line: '#cfd3d6',
  lot: '#f4b942',
  link: '#0b5a8c',
} as const;

/** The same where the reader's mail program is dark. */
export const DARK = {
  paper: '#10161f',
  card: '#161e29',
  ink: '#eef1f4',
  soft: '#a9b4c1',
  line: '#324053',
  link: '#8cc6f0',
} as const;
