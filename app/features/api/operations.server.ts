import { z } from 'zod';
import { siteUrl } from '#cms/mail/imprint.ts';
import { defineOperation, type Operation } from './define-operation.ts';
import { openApiDocument } from './openapi.ts';
import * as buildings from './operations/buildings.server.ts';
import * as record from './operations/record.server.ts';
import { estimateLL97 } from './operations/estimate.server.ts';
import * as figures from './operations/figures.server.ts';
import * as laws from './operations/laws.server.ts';
import * as places from './operations/places.server.ts';

const getOpenApi = defineOperation({
  id: 'getOpenApi',
  method: 'GET',
  path: '/openapi.json',
  group: 'About the API',
  summary: 'This description, in OpenAPI 3.1',
  example: {},
  input: z.strictObject({}),
  response: z.looseObject({ openapi: z.literal('3.1.0') }),
  handle: () => Promise.resolve(openApiDocument(OPERATIONS, siteUrl())),
});

/** The developers page lists the operations in this order. */
export const OPERATIONS: readonly Operation[] = [
  buildings.findBuildings,
  buildings.getBuilding,
  buildings.getBuildingDeadlines,
  record.getBuildingRecord,
  laws.listLaws,
  laws.getLaw,
  laws.getLawDeadlines,
  laws.listDeadlines,
  figures.listFigures,
  figures.getFigure,
  places.listZones,
  places.listDistricts,
  estimateLL97,
  getOpenApi,
];

const BY_ID = new Map(OPERATIONS.map((operation) => [operation.id, operation]));

/** Runs an operation without HTTP. Throws an `ApiProblem` that lists invalid fields. */
export function callOperation(id: string, input: unknown): Promise<Readonly<Record<string, unknown>>> {
  const operation = BY_ID.get(id);
  if (!operation) throw new RangeError(`There is no operation "${id}".`);
  return operation.call(input);
}
