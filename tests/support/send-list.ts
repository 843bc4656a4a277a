import { vi } from 'vitest';
import { anyFields, textValue } from '#app/features/forms/define-form.ts';
import { receiveForm } from '#app/features/forms/receive-form.server.ts';
import { PORTFOLIO_FORM } from '#app/features/portfolios/portfolio.server.ts';
import { LIST_FILE, readList } from '#app/features/portfolios/list-of-body.server.ts';

export interface HttpResponse {
  status: number;
  message: string | undefined;
  typed: string | undefined;
}

/** Submits the portfolio form with a list. Returns the response, whose status is 302 if the list could be read. */
export async function sendList(fields: Record<string, string | File>): Promise<HttpResponse> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const request = new Request('https://example.com/portfolios/new', { method: 'POST', body });
  const context = { log: { error: vi.fn() } } as never;
  const answer = await receiveForm(
    { request, context },
    {
      ...PORTFOLIO_FORM,
      check: anyFields,
      file: LIST_FILE,
      async submit(sent, _sender, files) {
        await readList(textValue(sent, 'list'), files);
        return '/next';
      },
    },
  );
  if (!('data' in answer)) return { status: answer.status, message: undefined, typed: undefined };
  const { error, initialValue } = answer.data.result;
  const typed = initialValue?.list;
  return {
    status: answer.init?.status ?? 200,
    message: (error?.file ?? error?.list ?? [])[0],
    typed: typeof typed === 'string' ? typed : undefined,
  };
}

export const uploadList = (content: string | Uint8Array, name = 'list.csv') =>
  sendList({ file: new File([content as BlobPart], name) });
