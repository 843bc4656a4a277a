export const UNPRINTABLE_MESSAGE = 'Please remove the characters that cannot be shown';

const TAB = 9;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const FIRST_PRINTABLE = 32;
const DELETE = 127;
/** The second block of control characters begins with DELETE and ends before the no-break space. */
const FIRST_PRINTABLE_AFTER_DELETE = 160;

const isControl = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return code < FIRST_PRINTABLE || (code >= DELETE && code < FIRST_PRINTABLE_AFTER_DELETE);
};

const isLayout = (character: string): boolean =>
  [TAB, LINE_FEED, CARRIAGE_RETURN].includes(character.codePointAt(0) ?? 0);

/** Whether a text holds no control characters but tabs and line breaks: no keyboard writes others. */
export const isPrintable = (text: string): boolean =>
  ![...text].some((character) => isControl(character) && !isLayout(character));

/** Whether a text is one printable line. */
export const isOneLine = (text: string): boolean => ![...text].some(isControl);
