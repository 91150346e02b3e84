import { type Auth } from '@portal/auth';
import { type ClaimCase, policyEndpoints, staffClaimAdditions } from '@portal/contract';
import { aPdf } from '@portal/domain/testing';

type Answer<Data> = { success: true; data: Data } | { success: false; message: string };

function given<Data>(answer: Answer<Data>): Data {
  if (!answer.success) throw new Error(answer.message);
  return answer.data;
}

/** Opens a claim for the spouse on a policy that is open to the member of staff, as a call does; then the page reads again. */
export async function openForSpouse({ api, client }: Auth, policyNumber: string): Promise<ClaimCase> {
  const { policy } = given(await api.call(policyEndpoints.policy, { policyNumber }));
  const said = { policyNumber, dateOfDeath: '2026-11-10', causeReported: 'NATURAL', channel: 'PHONE' } as const;
  const claim = given(
    await api.call(staffClaimAdditions.openClaimFor, {}, { ...said, lifeId: policy.Spouse?.id ?? null }),
  );
  await client.invalidateQueries();
  return claim;
}

const aFile = {
  base64File: btoa(aPdf('a document')),
  fileName: 'document.pdf',
  fileExtension: '.pdf',
  contentType: 'application/pdf',
};

/** Every document that the decision needs comes by hand and is accepted; then the page reads again. */
export async function complete({ api, client }: Auth, opened: ClaimCase): Promise<ClaimCase> {
  let claim = opened;
  for (const { id: documentId } of opened.documents.filter(({ neededFor }) => neededFor === 'DECISION')) {
    const params = { id: claim.id, documentId };
    const received = { files: [aFile], version: claim.version };
    claim = given(await api.call(staffClaimAdditions.receiveClaimDocument, params, received));
    const judged = { verdict: 'ACCEPTED', version: claim.version } as const;
    claim = given(await api.call(staffClaimAdditions.judgeClaimDocument, params, judged));
  }
  await client.invalidateQueries();
  return claim;
}
