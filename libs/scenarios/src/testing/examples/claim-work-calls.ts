import { goodBodies } from '@portal/contract/testing';
import { someConsultant, somePortalAdmin } from '@portal/service-identity/testing';
import { type Example, found, policy, policyOf } from './customer-calls';
import { type ExampleCall, type ExampleService } from './example-service';

export const family = policyOf('large-family');
export const consultant = { by: someConsultant };
export const admin = { by: somePortalAdmin };

/** A death of one of the relatives of this family. */
export const aDeath = async (service: ExampleService, relative: number): Promise<ExampleCall> => {
  const { ExtendedMembers } = await policy(service, family);
  const lifeId = found(ExtendedMembers[relative], 'relative').id;
  return { ...consultant, body: { ...goodBodies['openClaimFor'], policyNumber: family, lifeId } };
};

/** The claim of this family that was opened last, as it stands. */
export const newest = async ({ dataOf }: ExampleService) => {
  const { data } = await dataOf('claimQueue', { ...consultant, query: { view: 'ALL', pageSize: '50' } });
  const ofFamily = data.filter(({ policyNumber }) => policyNumber === family);
  const last = ofFamily.reduce((one, other) => (one.reportedAt > other.reportedAt ? one : other));
  return dataOf('claimCase', { ...consultant, params: { id: last.id } });
};
type Claim = Awaited<ReturnType<typeof newest>>;

/** What somebody does to the newest claim, as it was read. */
export const about = ({ id, version }: Claim, body: object, by: ExampleCall = consultant): ExampleCall => ({
  ...by,
  params: { id },
  body: { ...body, version },
});
const bodyOf = (name: string) => found(goodBodies[name], `body of ${name}`);
const acts =
  (body: object, by: ExampleCall = consultant): Example =>
  async (service) =>
    about(await newest(service), body, by);

const sent = async (service: ExampleService) => {
  const claim = await newest(service);
  const { id, files } = found(
    claim.documents.find(({ files }) => files.length > 0),
    'document that was sent',
  );
  return { claim, documentId: id, fileId: found(files[0], 'file').id };
};

/** Everything that is still asked for comes by hand and is accepted. */
export async function complete(service: ExampleService): Promise<Claim> {
  let claim = await newest(service);
  for (const { id: documentId } of claim.documents.filter(
    ({ neededFor, status }) => neededFor === 'DECISION' && status !== 'ACCEPTED',
  )) {
    const into = (body: object) => {
      const call = about(claim, body);
      return { ...call, params: { ...call.params, documentId } };
    };
    claim = await service.dataOf('receiveClaimDocument', into({ ...bodyOf('receiveClaimDocument'), receivedAt: null }));
    claim = await service.dataOf('judgeClaimDocument', into({ verdict: 'ACCEPTED' }));
  }
  return claim;
}

export const recommendation = {
  ...bodyOf('recommendClaim'),
  kind: 'APPROVE',
  reasonCode: null,
  reasonText: null,
  wording: null,
};
const recommended = async (service: ExampleService) =>
  service.dataOf('recommendClaim', about(await newest(service), recommendation));

/** The payment that was made anew, once the family has given another account for it. */
async function withOtherAccount({ dataOf, pinFor }: ExampleService) {
  const waiting = { ...consultant, query: { status: 'WAITING_FOR_ACCOUNT' } };
  const { data: all } = await dataOf('payouts', waiting);
  const { claimId } = found(
    all.find(({ policyNumber }) => policyNumber === family),
    'payment that waits',
  );
  const { reference } = await dataOf('claimCase', { ...consultant, params: { id: claimId } });
  const { version } = await dataOf('claim', { by: family, params: { reference } });
  const body = { ...bodyOf('setPayeeAccount'), otp: await pinFor(family, 'PAYEE_ACCOUNT'), version };
  await dataOf('setPayeeAccount', { by: family, params: { reference }, body });
  const { data } = await dataOf('payouts', waiting);
  return found(
    data.find(({ waitsForAdministrator }) => waitsForAdministrator),
    'account that waits for an administrator',
  );
}

/** The claim of an estate, with the letter of its executor accepted. */
async function withExecutorsLetter({ dataOf }: ExampleService) {
  const { data } = await dataOf('claimQueue', { ...consultant, query: { view: 'ALL', pageSize: '50' } });
  const queued = data.find(({ policyNumber }) => policyNumber === policyOf('claim-estate'));
  const claim = await dataOf('claimCase', { ...consultant, params: { id: found(queued, 'claim of an estate').id } });
  const letter = claim.documents.find(({ type }) => type === 'EXECUTOR_LETTER');
  const documentId = found(letter, 'letter that is asked for').id;
  const into = (body: object, version: number) => ({
    ...consultant,
    params: { id: claim.id, documentId },
    body: { ...body, version },
  });
  const body = { ...bodyOf('receiveClaimDocument'), receivedAt: null };
  const received = await dataOf('receiveClaimDocument', into(body, claim.version));
  return dataOf('judgeClaimDocument', into({ verdict: 'ACCEPTED' }, received.version));
}

/** A claim whose person lives by the register of deaths, with a new certificate that a consultant accepted. */
async function provedAnew(service: ExampleService): Promise<Claim> {
  service.registerSays({ result: 'ALIVE', dateOfDeath: null });
  const asked = await service.dataOf('askDeathRegister', about(await newest(service), {}));
  service.registerSays({ result: 'NOT_FOUND', dateOfDeath: null });
  const certificate = asked.documents.find(({ type }) => type === 'DEATH_CERTIFICATE');
  const documentId = found(certificate, 'certificate that is asked for').id;
  const into = (claim: Claim, body: object) => {
    const call = about(claim, body);
    return { ...call, params: { ...call.params, documentId } };
  };
  const sent = into(asked, { ...bodyOf('receiveClaimDocument'), receivedAt: null });
  const received = await service.dataOf('receiveClaimDocument', sent);
  return service.dataOf('judgeClaimDocument', into(received, { verdict: 'ACCEPTED' }));
}

/** One assesses and another confirms; the bank cannot pay, and it is tried again. */
export const claimWorkCalls = {
  openClaimFor: (service) => aDeath(service, 0),
  claimQueue: () => ({ ...consultant, query: { view: 'ALL' } }),
  claimCase: async (service) => ({ ...consultant, params: { id: (await newest(service)).id } }),
  takeClaim: async (service) => ({ ...consultant, params: { id: (await newest(service)).id } }),
  releaseClaim: async (service) => ({ ...consultant, params: { id: (await newest(service)).id } }),
  receiveClaimDocument: async (service) => {
    const claim = await newest(service);
    const call = about(claim, { ...bodyOf('receiveClaimDocument'), receivedAt: null });
    return { ...call, params: { ...call.params, documentId: found(claim.documents[0], 'document').id } };
  },
  claimFile: async (service) => {
    const { claim, fileId } = await sent(service);
    return { ...consultant, params: { id: claim.id, fileId } };
  },
  judgeClaimDocument: async (service) => {
    const { claim, documentId } = await sent(service);
    const call = about(claim, bodyOf('judgeClaimDocument'));
    return { ...call, params: { ...call.params, documentId } };
  },
  noteClaimFacts: acts(bodyOf('noteClaimFacts')),
  disputeClaim: async (service) => about(await complete(service), bodyOf('disputeClaim')),
  askDeathRegister: acts(bodyOf('askDeathRegister')),
  liftAlive: async (service) => about(await provedAnew(service), bodyOf('liftAlive'), admin),
  confirmDeath: acts(bodyOf('confirmDeath')),
  recommendClaim: acts(recommendation),
  giveBackClaim: acts(bodyOf('giveBackClaim'), admin),
  confirmClaim: async (service) => about(await recommended(service), bodyOf('confirmClaim'), admin),
  recallClaim: acts(bodyOf('recallClaim'), admin),
  reopenClaimFor: async (service) => {
    const { reference, version } = await newest(service);
    const body = { ...bodyOf('withdrawClaim'), version };
    await service.dataOf('withdrawClaim', { by: family, params: { reference }, body });
    return about(await newest(service), bodyOf('reopenClaimFor'), admin);
  },
  payouts: async (service) => {
    const again = await recommended(service);
    await service.dataOf('confirmClaim', about(again, bodyOf('confirmClaim'), admin));
    return consultant;
  },
  payoutReport: async (service) => {
    const { id: payoutId, amountCents } = await service.payoutUnderWay(family);
    return {
      body: { payoutId, result: 'FAILED', reason: 'ACCOUNT_CLOSED', amountCents, sentAt: service.now().toISOString() },
    };
  },
  tracePayee: async ({ dataOf }) => {
    const { data } = await dataOf('payouts', { ...consultant, query: { list: 'UNCLAIMED' } });
    const { id, version } = found(data[0], 'unclaimed benefit');
    return { ...consultant, params: { id }, body: { ...bodyOf('tracePayee'), version } };
  },
  retryPayout: async ({ dataOf }) => {
    const { data } = await dataOf('payouts', { ...consultant, query: { status: 'FAILED' } });
    const { id, version } = found(data[0], 'payment that failed');
    return { ...admin, params: { id }, body: { version } };
  },
  releasePayoutAccount: async (service) => {
    const { id, version } = await withOtherAccount(service);
    return { ...admin, params: { id }, body: { version } };
  },
  letIn: async (service) => {
    const claim = await withExecutorsLetter(service);
    const { id: claimantId } = found(claim.claimants[0], 'estate');
    return about(claim, { ...bodyOf('letIn'), claimantId }, admin);
  },
  voidClaim: async (service) => {
    await service.dataOf('openClaimFor', await aDeath(service, 1));
    return about(await newest(service), bodyOf('voidClaim'), admin);
  },
} satisfies Record<string, Example>;
