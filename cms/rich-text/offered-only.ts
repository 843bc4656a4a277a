import { createServerFeature } from '@payloadcms/richtext-lexical';
import { ValidationError, type RichTextHooks } from 'payload';
import { unofferedIn } from './offer.ts';

type Hook = NonNullable<RichTextHooks['beforeValidate']>[number];

/**
 * Refuses a text with what its editor does not offer: a table, an underlined word, a link to a script. Not a
 * validation, as those are left out for drafts, which previews show.
 */
const refuseUnoffered: Hook = ({ value, field, path, collection, global, req }) => {
  const unoffered = field.type === 'richText' ? unofferedIn(field, value, req) : undefined;
  if (!unoffered) return value as unknown;
  const message = `This text contains something that its editor does not support: ${unoffered}. Remove it and save again.`;
  const errors = [{ path: path.join('.'), message }];
  throw new ValidationError({ collection: collection?.slug, global: global?.slug, errors, req }, req.t);
};

/** Lets a field hold only what its own editor can write, whoever sends it, over whichever interface. */
export const OfferedOnlyFeature = createServerFeature({
  key: 'offeredOnly',
  feature: { hooks: { beforeValidate: [refuseUnoffered] } },
});
