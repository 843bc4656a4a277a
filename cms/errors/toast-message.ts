interface InvalidField {
  path: string;
  label?: string;
}

const LIST = /^The following fields? (?:is|are) invalid: /;

/** "Price, dollars" becomes "Price (dollars)". */
const withoutComma = (label: string): string => label.replace(/, (.+)$/, ' ($1)').replaceAll(',', '');

/**
 * A message as the panel's toasts show it whole. After a colon they take every comma as the end of a field's name:
 * createErrorsFromMessage in @payloadcms/ui has no setting for it.
 */
export function toastMessage(message: string, fields: readonly InvalidField[] = []): string {
  const [intro = ''] = LIST.exec(message) ?? [];
  if (intro && fields.length > 0)
    return intro + fields.map(({ label, path }) => withoutComma(label ?? path)).join(', ');
  const colon = message.indexOf(':');
  const isSplit = colon >= 0 && message.includes(',', colon);
  return isSplit ? message.replaceAll(/:(?= )/g, ' –') : message;
}
