import { sql } from '@payloadcms/db-postgres';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type GlobalAfterChangeHook,
  type GlobalBeforeChangeHook,
  type GlobalBeforeOperationHook,
  type GlobalConfig,
  type PayloadRequest,
  type Plugin,
} from 'payload';
import { lockUntilCommit, currentTransaction } from '#cms/database/transactions.ts';
import { savedByField } from '#cms/fields/common.ts';
import { hasDrafts } from '#cms/publishing/drafts.ts';
import { newYorkTime } from '#cms/time/new-york.ts';
import { isAutosave, isForm } from './form-request.ts';
import {
  type Edited,
  findLastEditor,
  findOtherEditor,
  isOverNewer,
  keepLock,
  editorKey,
  saveLastEditor,
} from './last-editor.ts';

interface Saved {
  updatedAt?: string;
  _status?: string;
}

const NOTHING_SAVED = 'Your changes were not saved. What you typed is still here.';

/** Attaches the error to `updatedAt`, which no form shows, so that the notice above the form shows the error instead. */
const conflict = (what: string): APIError => {
  const message = `${what} ${NOTHING_SAVED}`;
  return new APIError(message, 409, { errors: [{ path: 'updatedAt', message }] }, true);
};

export const isUpdate = <Event extends { operation: string }>(
  event: Event,
): event is Extract<Event, { operation: 'update' }> => event.operation === 'update';

const FORM = 'formKey';

const sentFormKey = ({ context }: PayloadRequest): string | undefined => {
  const form = context[FORM];
  return typeof form === 'string' ? form : undefined;
};

/** Moves the form key from the data to the context. The notice above the form adds this key to the form's values. */
function takeFormKey({ context, data }: PayloadRequest): void {
  if (!data) return;
  context[FORM] = Reflect.get(data, FORM);
  Reflect.deleteProperty(data, FORM);
}

async function refuseWhileLocked(req: PayloadRequest, edited: Edited): Promise<void> {
  if (!isForm(req)) return;
  const name = await findOtherEditor(req, edited);
  if (name) throw conflict(`${name} is editing this now.`);
}

/** Protects another user's autosaved draft, which Payload would overwrite with the next autosave. */
async function keepDraftOfOther(req: PayloadRequest, { slug, id }: Edited): Promise<void> {
  const table = sql.identifier(`_${slug.replaceAll('-', '_')}_v`);
  const whose = id === undefined ? sql`latest` : sql`latest and parent_id = ${id}`;
  const database = await currentTransaction(req);
  await database.execute(sql`update ${table} set autosave = false where ${whose} and autosave`);
}

interface Save {
  data: Saved;
  before: Saved;
  drafted: boolean;
}

async function checkSave(
  req: PayloadRequest,
  edited: Edited,
  { data, before, drafted }: Save,
): Promise<void> {
  if (!isForm(req) || !req.user || !before.updatedAt) return;
  await lockUntilCommit(req, editorKey(edited));
  const last = await findLastEditor(req, edited);
  const now = last && Date.parse(last.at) > Date.parse(before.updatedAt) ? last.at : before.updatedAt;
  const save = { now, user: req.user.id, form: sentFormKey(req) };
  if (data.updatedAt && isOverNewer({ ...save, base: data.updatedAt }, last)) {
    const isTheirs = last && Date.parse(last.at) === Date.parse(now);
    const theirs =
      last?.user === req.user.id ? 'You changed this in another tab' : `${last?.name} changed this`;
    const who = isTheirs ? theirs : 'This was changed';
    throw conflict(`${who} on ${newYorkTime(now)}, after you opened it.`);
  }
  if (drafted && isAutosave(req) && last?.user !== req.user.id) await keepDraftOfOther(req, edited);
}

async function afterSave(req: PayloadRequest, edited: Edited, before: Saved | undefined, now: Saved) {
  if (!now.updatedAt) return;
  await saveLastEditor(req, edited, {
    before: before?.updatedAt,
    now: now.updatedAt,
    form: sentFormKey(req),
  });
  if (isForm(req) && isAutosave(req)) await keepLock(req, edited);
}

function guardCollection(collection: CollectionConfig): CollectionConfig {
  const { hooks, slug } = collection;
  const drafted = hasDrafts(collection);
  const beforeOperation: CollectionBeforeOperationHook = async (event) => {
    const { args, req } = event;
    if (isUpdate(event) && 'id' in args && args.id !== undefined) {
      takeFormKey(req);
      await refuseWhileLocked(req, { slug, id: args.id });
    }
  };
  const beforeChange: CollectionBeforeChangeHook<Saved & { id: number }> = async ({
    data,
    originalDoc,
    req,
  }) => {
    if (originalDoc) {
      await checkSave(req, { slug, id: originalDoc.id }, { data, before: originalDoc, drafted });
    }
    // Stores the user's name, because seeding overwrites only documents that no user has saved.
    return { ...data, savedBy: req.user?.name ?? null };
  };
  const afterChange: CollectionAfterChangeHook<Saved & { id: number }> = async ({
    doc,
    previousDoc,
    req,
  }) => {
    await afterSave(req, { slug, id: doc.id }, previousDoc, doc);
    return doc;
  };
  return {
    ...collection,
    fields: [...collection.fields, savedByField()],
    hooks: {
      ...hooks,
      beforeOperation: [beforeOperation, ...(hooks?.beforeOperation ?? [])],
      beforeChange: [beforeChange, ...(hooks?.beforeChange ?? [])],
      afterChange: [...(hooks?.afterChange ?? []), afterChange],
    },
  };
}

function guardGlobal(global: GlobalConfig): GlobalConfig {
  const { hooks, slug } = global;
  const drafted = hasDrafts(global);
  const beforeOperation: GlobalBeforeOperationHook = async (event) => {
    const { req } = event;
    if (!isUpdate(event)) return;
    takeFormKey(req);
    await refuseWhileLocked(req, { slug });
  };
  const beforeChange: GlobalBeforeChangeHook = async ({ data, originalDoc, req }): Promise<unknown> => {
    await checkSave(req, { slug }, { data: data as Saved, before: (originalDoc ?? {}) as Saved, drafted });
    return { ...(data as Saved), savedBy: req.user?.name ?? null };
  };
  const afterChange: GlobalAfterChangeHook = async ({ doc, previousDoc, req }): Promise<unknown> => {
    await afterSave(req, { slug }, previousDoc as Saved | undefined, doc as Saved);
    return doc as unknown;
  };
  return {
    ...global,
    fields: [...global.fields, savedByField()],
    hooks: {
      ...hooks,
      beforeOperation: [beforeOperation, ...(hooks?.beforeOperation ?? [])],
      beforeChange: [beforeChange, ...(hooks?.beforeChange ?? [])],
      afterChange: [...(hooks?.afterChange ?? []), afterChange],
    },
  };
}

const WITHOUT_DRAFTS = ['mail-templates', 'reply-templates', 'bills'];

const NOTICE = '/cms/editing/save-notice.tsx#SaveNotice';

export const guardSaves: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((each) => {
    if (!hasDrafts(each) && !WITHOUT_DRAFTS.includes(each.slug)) return each;
    const { admin, ...collection } = guardCollection(each);
    const edit = { ...admin?.components?.edit, beforeDocumentControls: [NOTICE] };
    return { ...collection, admin: { ...admin, components: { ...admin?.components, edit } } };
  }),
  globals: config.globals?.map((each) => {
    const { admin, ...global } = guardGlobal(each);
    const elements = { ...admin?.components?.elements, beforeDocumentControls: [NOTICE] };
    return { ...global, admin: { ...admin, components: { ...admin?.components, elements } } };
  }),
});
