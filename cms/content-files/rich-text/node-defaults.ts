const element = { format: '', indent: 0, version: 1 };

/** What a node of this type looks like when nobody has done anything special to it. */
const DEFAULTS: Record<string, Record<string, unknown>> = {
  root: element,
  paragraph: { ...element, textFormat: 0, textStyle: '' },
  heading: element,
  quote: element,
  list: { ...element, listType: 'bullet', tag: 'ul', start: 1 },
  listitem: element,
  link: { ...element, version: 3 },
  block: { version: 2, format: '' },
  upload: { version: 3, format: '' },
  horizontalrule: { version: 1 },
  linebreak: { version: 1 },
  text: { format: 0, detail: 0, mode: 'normal', style: '', version: 1 },
};

const WITHOUT_DIRECTION = new Set(['block', 'upload', 'horizontalrule', 'linebreak', 'text']);

/** Where a node stands: its text's direction, and its place among its siblings, from 0. */
export interface Place {
  direction: unknown;
  index: number;
}

/** The attributes that a node of this type has in a file without saying so. */
export function defaultsOf(type: string, { direction, index }: Place): Record<string, unknown> {
  const known = DEFAULTS[type];
  if (!known) return {};
  return {
    ...known,
    ...(WITHOUT_DIRECTION.has(type) ? {} : { direction }),
    ...(type === 'listitem' ? { value: index + 1 } : {}),
  };
}
