import { describe, expect, it } from 'vitest';
import { toastMessage } from './toast-message.ts';

/** The rule by which the toasts of @payloadcms/ui cut a message into a list. */
const partsInToast = (message: string): string[] => {
  const colon = message.indexOf(':');
  return colon < 0 ? [] : message.slice(colon + 1).split(',');
};

describe('the message of a toast', () => {
  it.each([
    'Bands leave a score out: 3, 4 and 5 have none.',
    'First this: then that: and, at last, the rest.',
  ])('is never cut into pieces: %s', (sentence) => {
    expect(partsInToast(toastMessage(sentence)).length).toBeLessThan(2);
  });

  it.each(['Write the reason first: the vendor gets it by mail.', 'One, two, three.', 'See 10:30.'])(
    'stays as it is where toasts show it whole: %s',
    (sentence) => {
      expect(toastMessage(sentence)).toBe(sentence);
    },
  );

  it('lists each invalid field once, also one with a comma in its name', () => {
    const fields = [
      { path: 'price', label: 'Premium reports > 1 > Price, dollars' },
      { path: 'title', label: 'Title' },
      { path: 'slug' },
    ];
    const message = toastMessage('The following fields are invalid: Price, dollars, Title, slug', fields);
    expect(partsInToast(message).map((part) => part.trim())).toEqual([
      'Premium reports > 1 > Price (dollars)',
      'Title',
      'slug',
    ]);
  });
});
