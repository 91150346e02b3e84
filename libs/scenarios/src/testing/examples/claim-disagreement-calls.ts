import { goodBodies } from '@portal/contract/testing';
import { anotherConsultant, someConsultant, somePortalAdmin, type SomeStaff } from '@portal/service-identity/testing';
import { type Example, found, policy, policyOf } from './customer-calls';
import { type ExampleCall, type ExampleService } from './example-service';

const family = policyOf('large-family');
/** Somebody else answers than those who refused. */
const anotherAdmin: SomeStaff = { sub: 'staff-sizwe', name: 'Sizwe Mabaso', groups: ['ss_portaladmin'] };
const bodyOf = (name: string) => found(goodBodies[name], `body of ${name}`);

/** The claim of this family that is refused. */
export async function refused({ dataOf }: ExampleService) {
  const { data } = await dataOf('claimQueue', { by: someConsultant, query: { view: 'ALL', pageSize: '50' } });
  const claim = data.find(({ policyNumber, status }) => policyNumber === family && status === 'REPUDIATED');
  return dataOf('claimCase', { by: someConsultant, params: { id: found(claim, 'refused claim').id } });
}
type Claim = Awaited<ReturnType<typeof refused>>;

const about = ({ id, version }: Claim, by: SomeStaff, body: object): ExampleCall => ({
  by,
  params: { id },
  body: { ...body, version },
});

/** What was sent last, as it is answered. */
function aboutLast(claim: Claim, by: SomeStaff, body: object): ExampleCall {
  const call = about(claim, by, body);
  const representationId = found(claim.representations.at(-1), 'representations').id;
  return { ...call, params: { ...call.params, representationId } };
}

/** A claim for a relative that is refused because of a crime. */
async function refuse(service: ExampleService, relative: number): Promise<Claim> {
  const { dataOf } = service;
  const { ExtendedMembers } = await policy(service, family);
  const lifeId = found(ExtendedMembers[relative], 'relative').id;
  const body = { ...bodyOf('openClaimFor'), policyNumber: family, lifeId };
  let claim = await dataOf('openClaimFor', { by: someConsultant, body });
  for (const { id: documentId } of claim.documents.filter(({ neededFor }) => neededFor === 'DECISION')) {
    const into = (said: object) => {
      const call = about(claim, someConsultant, said);
      return { ...call, params: { ...call.params, documentId } };
    };
    claim = await dataOf('receiveClaimDocument', into({ ...bodyOf('receiveClaimDocument'), receivedAt: null }));
    claim = await dataOf('judgeClaimDocument', into({ verdict: 'ACCEPTED' }));
  }
  const recommendation = { ...bodyOf('recommendClaim'), reasonCode: 'CRIME', reasonText: null };
  claim = await dataOf('recommendClaim', about(claim, someConsultant, recommendation));
  return dataOf('confirmClaim', about(claim, somePortalAdmin, bodyOf('confirmClaim')));
}

/** A family does not agree with a refusal, others than before stay with it, and the family writes once more. */
export const claimDisagreementCalls = {
  receiveRepresentations: async (service) =>
    about(await refuse(service, 3), someConsultant, { ...bodyOf('receiveRepresentations'), receivedAt: null }),
  answerRepresentations: async (service) =>
    aboutLast(await refused(service), anotherConsultant, bodyOf('answerRepresentations')),
  confirmAnswer: async (service) => aboutLast(await refused(service), anotherAdmin, bodyOf('confirmAnswer')),
  sendRepresentations: async (service) => {
    const { reference, version } = await refused(service);
    return { by: family, params: { reference }, body: { ...bodyOf('sendRepresentations'), version } };
  },
} satisfies Record<string, Example>;
