import {
  createServerFeature,
  type LexicalRichTextAdapter,
  type SanitizedServerEditorConfig,
} from '@payloadcms/richtext-lexical';
import {
  type Klass,
  type LexicalNode,
  type LexicalNodeReplacement,
  type SerializedLexicalNode,
  TEXT_TYPE_TO_FORMAT,
} from '@payloadcms/richtext-lexical/lexical';
import {
  type Field,
  type PayloadRequest,
  type RichTextField,
  type RichTextHooks,
  ValidationError,
} from 'payload';
import { z } from 'zod';
import { isSafeUrl, URL_ERROR_MESSAGE } from '#cms/urls/url-rules.ts';

type Node = Record<string, unknown>;

interface Editor {
  config: SanitizedServerEditorConfig;
  types: ReadonlySet<string>;
  features: ReadonlySet<string>;
  req: PayloadRequest;
}

class Unsupported extends Error {}

const unsupported = (what: string, name: unknown): Unsupported =>
  new Unsupported(`${what} “${typeof name === 'string' ? name.slice(0, 60) : 'unknown'}”`);

const UNKNOWN_FORMAT = 'an unknown format';

const PLAIN_TYPES = ['paragraph', 'text', 'linebreak', 'tab'];

const LISTS: Record<string, { feature: string; tag: string } | undefined> = {
  bullet: { feature: 'unorderedList', tag: 'ul' },
  number: { feature: 'orderedList', tag: 'ol' },
  check: { feature: 'checklist', tag: 'ul' },
};

const headingProps = z.object({ enabledHeadingSizes: z.array(z.string()) });

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isLexicalNode = (node: Node): node is Node & SerializedLexicalNode => typeof node.type === 'string';

const isLexical = (editor: unknown): editor is LexicalRichTextAdapter =>
  isNode(editor) && 'editorConfig' in editor;

const nodeType = ({ node }: { node: Klass<LexicalNode> | LexicalNodeReplacement }): string =>
  ('with' in node ? node.replace : node).getType();

type Check = (node: Node & SerializedLexicalNode, editor: Editor) => void;

const checkText: Check = ({ text, format = 0 }: Node, { features }) => {
  if (typeof text !== 'string' || typeof format !== 'number') {
    throw new Unsupported('text of an unknown format');
  }
  for (const [name, bit] of Object.entries(TEXT_TYPE_TO_FORMAT)) {
    if ((format & bit) !== 0 && !features.has(name)) throw unsupported('text in the format', name);
  }
};

const checkHeading: Check = ({ tag }, { config }) => {
  const heading = config.resolvedFeatureMap.get('heading');
  const { enabledHeadingSizes } = headingProps.parse(heading?.sanitizedServerFeatureProps);
  if (!enabledHeadingSizes.some((size) => size === tag)) throw unsupported('a heading of the size', tag);
};

const checkList: Check = ({ listType, tag }, { features }) => {
  const list = typeof listType === 'string' ? LISTS[listType] : undefined;
  if (list?.tag !== tag || !list || !features.has(list.feature)) {
    throw unsupported('a list of the kind', listType);
  }
};

const checkLink: Check = ({ fields }) => {
  const url = isNode(fields) ? fields.url : undefined;
  if (url === undefined || url === null || url === '') return;
  if (typeof url === 'string' && isSafeUrl(url)) return;
  throw new Unsupported(`${unsupported('a link to', url).message} (${URL_ERROR_MESSAGE})`);
};

const checkBlock: Check = (node, { config, req }) => {
  const values = isNode(node.fields) ? node.fields : {};
  const fields = config.features.getSubFields?.get(node.type)?.({ node, req });
  if (!fields) throw unsupported('a block of the type', values.blockType);
  for (const field of fields) if ('name' in field) checkField(field, values[field.name], req);
};

function checkField(field: Field & { name: string }, value: unknown, req: PayloadRequest): void {
  if (value === null || value === undefined) return;
  if (field.type === 'richText') checkRichText(field, value, req);
  if (field.type !== 'select') return;
  const values = field.options.map((option) => (typeof option === 'string' ? option : option.value));
  if (!values.some((allowed) => allowed === value)) throw unsupported(`the ${field.name}`, value);
}

const CHECKS: Partial<Record<string, Check>> = {
  text: checkText,
  heading: checkHeading,
  list: checkList,
  link: checkLink,
  autolink: checkLink,
  block: checkBlock,
  inlineBlock: checkBlock,
};

function checkChildren({ children }: Node, editor: Editor): void {
  if (!Array.isArray(children)) throw new Unsupported(UNKNOWN_FORMAT);
  for (const child of children as unknown[]) {
    if (!isNode(child)) throw new Unsupported(UNKNOWN_FORMAT);
    if (!isLexicalNode(child) || !editor.types.has(child.type)) {
      throw unsupported('a part of the type', child.type);
    }
    CHECKS[child.type]?.(child, editor);
    if ('children' in child) checkChildren(child, editor);
  }
}

function checkRichText({ editor }: RichTextField, value: unknown, req: PayloadRequest): void {
  if (value === null || value === undefined || !isLexical(editor)) return;
  const config = editor.editorConfig;
  const types = new Set([...PLAIN_TYPES, ...config.features.nodes.map(nodeType)]);
  const root = isNode(value) && isNode(value.root) ? value.root : {};
  checkChildren(root, { config, types, features: new Set(config.features.enabledFeatures), req });
}

type Hook = NonNullable<RichTextHooks['beforeValidate']>[number];

/** A hook rather than a validator, because Payload does not validate drafts, and previews render them. */
const rejectUnsupported: Hook = ({ value, field, path, collection, global, req }) => {
  try {
    if (field.type === 'richText') checkRichText(field, value, req);
    return value as unknown;
  } catch (error) {
    if (!(error instanceof Unsupported)) throw error;
    const message = `This text contains something that its editor does not support: ${error.message}. Remove it and save again.`;
    const errors = [{ path: path.join('.'), message }];
    throw new ValidationError({ collection: collection?.slug, global: global?.slug, errors, req }, req.t);
  }
};

/** Rejects content that the field's editor does not support, such as tables or script links, from every API. */
export const AllowedContentFeature = createServerFeature({
  key: 'allowedContent',
  feature: { hooks: { beforeValidate: [rejectUnsupported] } },
});
