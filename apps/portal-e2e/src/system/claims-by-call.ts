import { type Claim, type ClaimCase, type OpenClaim, type QueuedClaim } from '@portal/contract';
import { aPdf } from '@portal/domain/testing';
import { dayOfDeath } from './claiming';
import { type Call } from './calls';

/** What the form would send: everything that a journey says nothing of is as it mostly is. */
type Death = Pick<OpenClaim, 'policyNumber' | 'lifeId'> & Partial<OpenClaim>;

/** Reports a death as the policyholder who is signed in, where the form is not what a journey is about. */
export const openClaim = (call: Call, death: Death): Promise<Claim> =>
  call('claims', { dateOfDeath: dayOfDeath(), causeReported: 'NATURAL', ...death });

/** Sends everything that the decision waits for, as whoever claims. */
export async function sendEverything(call: Call, reference: string): Promise<void> {
  const { documents, version: read } = await call<Claim>(`claims/${reference}`);
  let version = read;
  for (const { id: documentId, type } of documents.filter(({ neededFor }) => neededFor === 'DECISION')) {
    const files = [aFile(`${type} of ${reference}`)];
    ({ version } = await call<Claim>(`claims/${reference}/documents`, { documentId, files, version }));
  }
}

const aFile = (remark: string) => ({
  base64File: Buffer.from(aPdf(remark)).toString('base64'),
  fileName: 'scan.pdf',
  fileExtension: '.pdf',
  contentType: 'application/pdf',
});

/** Opens a claim on the policyholder’s own death as a member of staff, and puts in by hand everything that the decision waits for. */
export async function openByHand(call: Call, policyNumber: string, lifeId: string): Promise<string> {
  const death = { policyNumber, lifeId, dateOfDeath: dayOfDeath(), causeReported: 'NATURAL', channel: 'BRANCH' };
  let claim = await call<ClaimCase>('staff/claims', death);
  const { id, reference, documents } = claim;
  for (const { id: documentId, type } of documents.filter(({ neededFor }) => neededFor === 'DECISION')) {
    const body = { files: [aFile(`${type} of ${reference}`)], version: claim.version };
    claim = await call(`staff/claims/${id}/documents/${documentId}`, body);
  }
  return reference;
}

/** Takes a claim on as a member of staff: nobody else works on it until it is released or recommended. */
async function takeOn(call: Call, reference: string): Promise<ClaimCase> {
  const { data } = await call<{ data: QueuedClaim[] }>('staff/claims?view=ALL&pageSize=50');
  const id = data.find((claim) => claim.reference === reference)?.id;
  if (id === undefined) throw new Error(`${reference} is not in the queue`);
  return call(`staff/claims/${id}/take`, {});
}

/** Accepts whatever came for a claim and was not looked at; what documents say is given by their types. */
async function acceptReceived(call: Call, taken: ClaimCase, says: Record<string, object>): Promise<ClaimCase> {
  let claim = taken;
  for (const { id, type } of taken.documents.filter(({ status }) => status === 'RECEIVED')) {
    const verdict = { verdict: 'ACCEPTED', says: says[type] ?? null, version: claim.version };
    claim = await call(`staff/claims/${claim.id}/documents/${id}/judge`, verdict);
  }
  return claim;
}

interface Shown {
  /** What the invoice of a funeral parlour comes to, rand. */
  invoice?: number | undefined;
}

/** What the documents of a natural death say, by their types. */
const saidBy = ({ invoice }: Shown) => ({
  DEATH_CERTIFICATE: { cause: 'NATURAL' },
  PARLOUR_INVOICE: { amount: invoice },
});

/** Takes a claim on as a member of staff, accepts whatever came for it, and notes that the certificate proves the death. */
export async function assess(call: Call, reference: string, shown: Shown = {}): Promise<ClaimCase> {
  const { id, version } = await acceptReceived(call, await takeOn(call, reference), saidBy(shown));
  return call(`staff/claims/${id}/confirm-death`, { source: 'DEATH_CERTIFICATE', version });
}

/** Accepts what came for a claim that is decided on or waits, and releases it. */
export async function acceptDocuments(call: Call, reference: string, shown: Shown = {}): Promise<void> {
  const { id } = await acceptReceived(call, await takeOn(call, reference), saidBy(shown));
  await call(`staff/claims/${id}/release`, {});
}

/** Puts a document in that came by hand, accepts it and releases the claim. */
export async function acceptDocumentByHand(call: Call, reference: string, type: string): Promise<void> {
  const { id, version, documents } = await takeOn(call, reference);
  const documentId = documents.find((document) => document.type === type)?.id;
  if (documentId === undefined) throw new Error(`${reference} asks for no ${type}`);
  const body = { files: [aFile(`${type} of ${reference}`)], version };
  await acceptReceived(call, await call(`staff/claims/${id}/documents/${documentId}`, body), {});
  await call(`staff/claims/${id}/release`, {});
}

/** Recommends to approve a claim after a natural death that was assessed, as whoever assessed it. */
export const recommendApproval = (call: Call, { id, version }: ClaimCase) =>
  call(`staff/claims/${id}/recommend`, { cause: 'NATURAL', kind: 'APPROVE', isDisinterested: true, version });

/** Confirms what somebody else recommended, with a note of what was checked. */
export async function confirmRecommended(call: Call, reference: string, note: string): Promise<void> {
  const { id, version } = await takeOn(call, reference);
  await call(`staff/claims/${id}/confirm`, { note, isDisinterested: true, version });
}
