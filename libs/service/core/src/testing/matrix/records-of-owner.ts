import { aPdf } from '@portal/domain/testing';
import { apiBase } from '@portal/contract';
import { ownerPolicy } from '../seeded-policies';
import { type World } from '../world';
import { aClaim } from './claim-of-owner';
import { aDeathReport, aFileOfReport } from './death-report';

/** One of everything of the owner's that a path can name. */
export async function recordsOfOwner(world: World, token: string) {
  const { send } = world;
  const read = async <T>(path: string): Promise<T> =>
    (await send('GET', `${apiBase}${path}`, { token })).body.data as unknown as T;
  const { policy } = await read<{ policy: { id: string; Spouse: { id: string }; Children: { id: string }[] } }>(
    `/policy/${ownerPolicy}`,
  );
  const removal = { id: policy.Children[0]?.id, Reason: 'NO_LONGER_DEPENDANT' };
  const asked = await send('DELETE', `${apiBase}/delete-child/${ownerPolicy}`, { token, body: removal });
  const base64File = btoa(aPdf('a document of the tests'));
  const file = { base64File, fileName: 'document.pdf', fileExtension: '.pdf', contentType: 'application/pdf' };
  const sent = await send('POST', `${apiBase}/policies/${ownerPolicy}/documents`, {
    token,
    body: { type: 'OTHER', actionId: null, ...file },
  });
  const sha256 = 'a'.repeat(64);
  const begun = await send('POST', `${apiBase}/policies/${ownerPolicy}/uploads`, {
    token,
    body: { fileName: 'a.pdf', fileExtension: '.pdf', contentType: '', sizeBytes: 20_000, sha256, partBytes: 16_384 },
  });
  const messages = await read<{ data: { id: string }[] }>('/notifications/in-app');
  const paid = await read<{ PaymentHistory: { id: string; Payment_Status: string }[] }>(
    `/policies/${ownerPolicy}/paid-status`,
  );
  const reported = await aDeathReport(world);
  const deathReport = (reported.body.data as unknown as { id: string } | undefined)?.id;
  const found = {
    policy: policy.id,
    ...(await aClaim(world, token, policy.Spouse.id)),
    deathReport,
    deathReportFile: deathReport && (await aFileOfReport(world, deathReport)),
    action: (asked.body.data as unknown as { action: { id: string } } | undefined)?.action.id,
    document: (sent.body.data as unknown as { id: string } | undefined)?.id,
    upload: (begun.body.data as unknown as { id: string } | undefined)?.id,
    message: messages.data[0]?.id,
    payment: paid.PaymentHistory.find(({ Payment_Status }) => Payment_Status === 'SUCCESSFUL')?.id,
  };
  for (const [name, id] of Object.entries(found)) {
    if (id === undefined) throw new Error(`The owner has no ${name}: ${asked.text} ${sent.text}`);
  }
  return found as { [Name in keyof typeof found]: string };
}

export type RecordsOfOwner = Awaited<ReturnType<typeof recordsOfOwner>>;
