import { type Auth } from '@portal/auth';
import { servicingAdditions } from '@portal/contract';

/** Does what a member of staff does who looks into a policy without a caller, so often; the page reads again. */
export async function lookInto({ api, client }: Auth, policyNumber: string, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const opened = await api.call(
      servicingAdditions.openPolicy,
      { policyNumber },
      { reason: 'QUALITY', note: 'Monthly sample of served policies' },
    );
    if (!opened.success) throw new Error(opened.message);
  }
  await client.invalidateQueries();
}
