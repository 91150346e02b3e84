import { ProviderUnavailable } from './payment-provider';
import * as v from 'valibot';

interface Call<Reply extends v.GenericSchema> {
  fetch: typeof fetch;
  url: string;
  init: RequestInit;
  reply: Reply;
  timeoutMs?: number;
}

/** Calls another system and reads its `{ success, data }`. Rejects with `ProviderUnavailable`, which repeats nothing of it. */
export async function providerCall<Reply extends v.GenericSchema>({
  fetch,
  url,
  init,
  reply,
  timeoutMs = 8000,
}: Call<Reply>): Promise<v.InferOutput<Reply>> {
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await fetch(url, { ...init, signal, redirect: 'error' }).catch(() => null);
  if (answer === null) throw new ProviderUnavailable('It cannot be reached or did not answer in time');
  if (!answer.ok) throw new ProviderUnavailable(`It answered ${answer.status}`, answer.status);
  const read = v.safeParse(v.object({ data: reply }), await answer.json().catch(() => null));
  if (!read.success) throw new ProviderUnavailable('Its answer could not be read');
  return read.output.data;
}
