import { type Claim, type ClaimCase, type OpenClaim, type QueuedClaim } from '@portal/contract';
import { type CauseOfDeath } from '@portal/domain';
import { aPdf } from '@portal/domain/testing';
import { type Page } from '@playwright/test';
import { dayOfDeath } from './claiming';
import { call } from './records';

/** What the form would send: everything that a journey says nothing of is as it mostly is. */
type Death = Pick<OpenClaim, 'policyNumber' | 'lifeId'> & Partial<OpenClaim>;

/** Reports a death as the policyholder who is signed in, where the form is not what a journey is about. */
export const openClaim = (page: Page, death: Death): Promise<Claim> =>
  call(page, 'claims', { dateOfDeath: dayOfDeath(), causeReported: 'NATURAL', ...death });

/** Sends everything that the decision waits for, as whoever claims. */
export async function sendEverything(page: Page, reference: string): Promise<void> {
  const { documents, version: read } = await call<Claim>(page, `claims/${reference}`);
  let version = read;
  for (const { id: documentId, type } of documents.filter(({ neededFor }) => neededFor === 'DECISION')) {
    const files = [aFile(`${type} of ${reference}`)];
    ({ version } = await call<Claim>(page, `claims/${reference}/documents`, { documentId, files, version }));
  }
}

const aFile = (remark: string) => ({
  base64File: Buffer.from(aPdf(remark)).toString('base64'),
  fileName: 'scan.pdf',
  fileExtension: '.pdf',
  contentType: 'application/pdf',
});

/** Opens a claim on the policyholder’s own death as a member of staff, and puts in by hand everything that the decision waits for. */
export async function openByHand(page: Page, policyNumber: string, lifeId: string): Promise<string> {
  const death = { policyNumber, lifeId, dateOfDeath: dayOfDeath(), causeReported: 'NATURAL', channel: 'BRANCH' };
  let claim = await call<ClaimCase>(page, 'staff/claims', death);
  const { id, reference, documents } = claim;
  for (const { id: documentId, type } of documents.filter(({ neededFor }) => neededFor === 'DECISION')) {
    const body = { files: [aFile(`${type} of ${reference}`)], version: claim.version };
    claim = await call(page, `staff/claims/${id}/documents/${documentId}`, body);
  }
  return reference;
}

interface Shown {
  cause?: CauseOfDeath;
  /** What the invoice of a funeral parlour comes to, rand. */
  invoice?: number | undefined;
}

/** Takes a claim on as a member of staff, accepts whatever came for it, and notes that the certificate proves the death. */
export async function assess(page: Page, reference: string, { cause = 'NATURAL', invoice }: Shown = {}): Promise<void> {
  const { data } = await call<{ data: QueuedClaim[] }>(page, 'staff/claims?view=ALL&pageSize=50');
  const id = data.find((claim) => claim.reference === reference)?.id;
  if (id === undefined) throw new Error(`${reference} is not in the queue`);
  let claim = await call<ClaimCase>(page, `staff/claims/${id}/take`, {});
  const says: Record<string, object> = { DEATH_CERTIFICATE: { cause }, PARLOUR_INVOICE: { amount: invoice } };
  for (const { id: documentId, type } of claim.documents.filter(({ status }) => status === 'RECEIVED')) {
    const verdict = { verdict: 'ACCEPTED', says: says[type] ?? null, version: claim.version };
    claim = await call(page, `staff/claims/${id}/documents/${documentId}/judge`, verdict);
  }
  await call(page, `staff/claims/${id}/confirm-death`, { source: 'DEATH_CERTIFICATE', version: claim.version });
}
