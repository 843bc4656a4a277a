import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import { z } from 'zod';
import { newYorkTime } from '#cms/time/new-york.ts';
import { MAX_VERSIONS } from './drafts.ts';

const versionSchema = z.object({
  id: z.union([z.number(), z.string()]),
  updatedAt: z.string(),
  autosave: z.boolean().nullish(),
  version: z.object({ _status: z.string().nullish(), savedBy: z.string().nullish() }),
});

type Version = z.infer<typeof versionSchema>;

type Page = DocumentViewServerProps['initPageResult'];

async function findVersions({ collectionConfig, globalConfig, docID, req }: Page): Promise<Version[]> {
  const find = { depth: 0, limit: MAX_VERSIONS, sort: '-updatedAt', overrideAccess: false, req };
  const where = { parent: { equals: docID } };
  const found = globalConfig
    ? await req.payload.findGlobalVersions({ slug: globalConfig.slug, ...find })
    : collectionConfig &&
      (await req.payload.findVersions({ collection: collectionConfig.slug, where, ...find }));
  return z.array(versionSchema).parse(found?.docs ?? []);
}

/** Replaces Payload's list, which does not show who saved a version. */
export async function VersionList({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, globalConfig, docID } = initPageResult;
  const path = globalConfig
    ? `globals/${globalConfig.slug}`
    : `collections/${collectionConfig?.slug}/${docID}`;
  const versions = await findVersions(initPageResult);
  const live = versions.find(({ version }) => version._status === 'published');
  const describeState = (each: Version): string => {
    if (each === live) return 'Published, newest';
    if (each.version._status === 'published') return 'Published earlier';
    return each.autosave ? 'Draft, saved automatically' : 'Draft';
  };
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={collectionConfig?.slug}
        globalSlug={globalConfig?.slug}
        id={docID}
        pluralLabel={collectionConfig?.labels.plural ?? globalConfig?.label}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? globalConfig?.slug}
        view="Versions"
      />
      <main className="versions">
        <Gutter className="versions__wrap">
          <p>The last {MAX_VERSIONS} versions are kept. Open one to compare or restore it.</p>
          <div className="table">
            <table>
              <thead>
                <tr>
                  <th scope="col">Saved</th>
                  <th scope="col">By</th>
                  <th scope="col">State</th>
                </tr>
              </thead>
              <tbody>
                {versions.map((each) => (
                  <tr key={each.id}>
                    <td>
                      <a href={`/admin/${path}/versions/${each.id}`}>{newYorkTime(each.updatedAt)}</a>
                    </td>
                    <td>{each.version.savedBy ?? 'The site itself'}</td>
                    <td>{describeState(each)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Gutter>
      </main>
    </>
  );
}
