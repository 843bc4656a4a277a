import type { PayloadRequest } from 'payload';
import { PICTURES } from '../registry.ts';
import type { Stored } from './read-documents.ts';

/** A picture as it stands in the database. */
export interface StoredPicture {
  name: string;
  id: number;
  document: Stored;
}

/** All pictures, by the names of their files. */
export async function readPictures(req: PayloadRequest): Promise<StoredPicture[]> {
  const { docs } = await req.payload.find({
    collection: PICTURES,
    pagination: false,
    depth: 0,
    sort: 'id',
    req,
  });
  return docs.flatMap((document) =>
    document.filename ? [{ name: document.filename, id: document.id, document: { ...document } }] : [],
  );
}

/** The bytes of a picture's file, from the disk or the bucket: Payload itself knows where it is. */
export async function readPictureFile(req: PayloadRequest, name: string): Promise<Buffer> {
  const { endpoints } = req.payload.collections[PICTURES].config;
  const endpoint = (endpoints || []).find(
    ({ path, method }) => path === '/file/:filename' && method === 'get',
  );
  if (!endpoint) throw new Error('Payload has no address for the files of pictures.');
  const answer = await endpoint.handler({ ...req, routeParams: { collection: PICTURES, filename: name } });
  if (!answer.ok) throw new Error(`The file of the picture ${name} cannot be read.`);
  return Buffer.from(await answer.arrayBuffer());
}
