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
  type Option,
  type PayloadRequest,
  type RichTextField,
  type RichTextHooks,
  ValidationError,
} from 'payload';
import { z } from 'zod';
import { isSafeAddress, ADDRESS_ERROR_MESSAGE } from '#cms/addresses/address-rules.ts';

/** A node as it was sent: it may contain anything. */
type Node = Record<string, unknown>;

/** Allowed in every editor. */
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

const typeOf = ({ node }: { node: Klass<LexicalNode> | LexicalNodeReplacement }): string =>
  ('with' in node ? node.replace : node).getType();

const named = (what: string, name: unknown): string =>
  `${what} “${typeof name === 'string' ? name.slice(0, 60) : 'unknown'}”`;

const valueOf = (option: Option): string => (typeof option === 'string' ? option : option.value);

/** What an editor allows. Each method names the first content that it does not allow, if any. */
class AllowedContent {
  private readonly types: ReadonlySet<unknown>;
  private readonly features: ReadonlySet<string>;

  constructor(
    private readonly editor: SanitizedServerEditorConfig,
    private readonly req: PayloadRequest,
  ) {
    this.types = new Set([...PLAIN_TYPES, ...editor.features.nodes.map(typeOf)]);
    this.features = new Set(editor.features.enabledFeatures);
  }

  inText(text: unknown): string | undefined {
    return isNode(text) && isNode(text.root) ? this.inChildren(text.root.children) : 'an unknown format';
  }

  private inChildren(children: unknown): string | undefined {
    if (!Array.isArray(children)) return 'an unknown format';
    for (const child of children as unknown[]) {
      const unsupported = isNode(child) ? this.inNode(child) : 'an unknown format';
      if (unsupported) return unsupported;
    }
    return undefined;
  }

  private inNode(node: Node): string | undefined {
    if (!isLexicalNode(node) || !this.types.has(node.type)) return named('a part of the type', node.type);
    const unsupported = this.inAttributes(node);
    return unsupported ?? ('children' in node ? this.inChildren(node.children) : undefined);
  }

  private inAttributes(node: Node & SerializedLexicalNode): string | undefined {
    switch (node.type) {
      case 'text':
        return this.inTextNode(node);
      case 'heading':
        return this.inHeading(node);
      case 'list':
        return this.inList(node);
      case 'link':
      case 'autolink':
        return this.inLink(node);
      case 'block':
      case 'inlineBlock':
        return this.inBlock(node);
      default:
        return undefined;
    }
  }

  private inTextNode({ text, format = 0 }: Node): string | undefined {
    if (typeof text !== 'string' || typeof format !== 'number') return 'words of an unknown format';
    const isUnsupported = ([name, bit]: [string, number]) => (format & bit) !== 0 && !this.features.has(name);
    const unsupported = Object.entries(TEXT_TYPE_TO_FORMAT).find(isUnsupported);
    return unsupported && named('words in the format', unsupported[0]);
  }

  private inHeading({ tag }: Node): string | undefined {
    const heading = this.editor.resolvedFeatureMap.get('heading');
    const { enabledHeadingSizes } = headingProps.parse(heading?.sanitizedServerFeatureProps);
    return enabledHeadingSizes.some((size) => size === tag) ? undefined : named('a heading of the size', tag);
  }

  private inList({ listType, tag }: Node): string | undefined {
    const list = typeof listType === 'string' ? LISTS[listType] : undefined;
    const isAllowed = list && list.tag === tag && this.features.has(list.feature);
    return isAllowed ? undefined : named('a list of the kind', listType);
  }

  private inLink({ fields }: Node): string | undefined {
    const url = isNode(fields) ? fields.url : undefined;
    // A draft may have links that lead nowhere yet.
    if (url === undefined || url === null || url === '') return undefined;
    if (typeof url === 'string' && isSafeAddress(url)) return undefined;
    return `${named('a link to', url)} (${ADDRESS_ERROR_MESSAGE})`;
  }

  private inBlock(node: Node & SerializedLexicalNode): string | undefined {
    const values = isNode(node.fields) ? node.fields : {};
    const fields = this.editor.features.getSubFields?.get(node.type)?.({ node, req: this.req });
    if (!fields) return named('a block of the type', values.blockType);
    for (const field of fields) {
      const unsupported = 'name' in field && this.inField(field, values[field.name]);
      if (unsupported) return unsupported;
    }
    return undefined;
  }

  private inField(field: Field, value: unknown): string | undefined {
    if (value === null || value === undefined) return undefined;
    if (field.type === 'richText') return unsupportedIn(field, value, this.req);
    const isUnknown = field.type === 'select' && !field.options.some((option) => valueOf(option) === value);
    return isUnknown ? named(`the ${field.name}`, value) : undefined;
  }
}

function unsupportedIn({ editor }: RichTextField, text: unknown, req: PayloadRequest): string | undefined {
  if (text === null || text === undefined || !isLexical(editor)) return undefined;
  return new AllowedContent(editor.editorConfig, req).inText(text);
}

type Hook = NonNullable<RichTextHooks['beforeValidate']>[number];

/** A hook and not a validation, because Payload skips validation for drafts, which previews show. */
const rejectUnsupported: Hook = ({ value, field, path, collection, global, req }) => {
  const unsupported = field.type === 'richText' ? unsupportedIn(field, value, req) : undefined;
  if (!unsupported) return value as unknown;
  const message = `This text contains something that its editor does not support: ${unsupported}. Remove it and save again.`;
  const errors = [{ path: path.join('.'), message }];
  throw new ValidationError({ collection: collection?.slug, global: global?.slug, errors, req }, req.t);
};

/** Rejects what the editor of a field does not support, such as a table or a link to a script, over any interface. */
export const AllowedContentFeature = createServerFeature({
  key: 'allowedContent',
  feature: { hooks: { beforeValidate: [rejectUnsupported] } },
});
