import type { PayloadRequest } from 'payload';
import type { ModuleSlug, Section } from '#app/regulations/index.ts';

/**
 * Has those told who wanted to hear when a section opens. Queued in the transaction of `req`: nobody is told of
 * a section that was not opened after all.
 */
export async function queueOpening(
  req: PayloadRequest,
  input: { module: ModuleSlug; section: Section },
): Promise<void> {
  await req.payload.jobs.queue({ task: 'tellOfOpening', queue: 'mail', input, req });
}
