import { pino } from 'pino';

/** Calls the public API like a client. Its modules are imported late, because they need Payload, which tests start first. */
export async function callApi(path: string, init?: RequestInit): Promise<Response> {
  const { apiResponse } = await import('#app/features/api/respond.server.ts');
  const request = new Request(`https://example.com/api/v1${path}`, init);
  return apiResponse(request, { log: pino({ level: 'silent' }) });
}
