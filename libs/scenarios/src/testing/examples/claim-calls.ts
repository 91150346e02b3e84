import { goodBodies } from '@portal/contract/testing';
import { aCellNumber } from '../../builders/a-person';
import { type Example, found, policy, policyOf } from './customer-calls';
import { type ExampleService } from './example-service';

const family = policyOf('family-active');

/** A widower, whose family has its documents together. */
const widower = policyOf('claim-documents');

/** The claim that the family has opened, or somebody else, as it stands. */
const ofFamily = async ({ dataOf }: ExampleService, by = family) => {
  const [claim] = await dataOf('claims', { by });
  return dataOf('claim', { by, params: { reference: found(claim, 'claim').reference } });
};

/** Their claim, with a body that names the version that was read. */
const withVersion = async (service: ExampleService, body: object, by = family) => {
  const { reference, version } = await ofFamily(service, by);
  return { by, params: { reference }, body: { ...body, version } };
};

const toThem = async (service: ExampleService) => {
  const { MainMember } = await policy(service, family);
  const { reference } = await ofFamily(service);
  return { claim: reference, Cell_Number: found(MainMember.Cell_Number, 'number') };
};

/** A session of somebody who claims, and nothing of a policy. */
const signedInToClaim = async (service: ExampleService) => {
  const body = await toThem(service);
  await service.dataOf('triggerClaimOtp', { body });
  return service.dataOf('claimLogin', { body: { ...body, otp: service.newestPin() } });
};

/** The session of a wife who may take over the policy of her husband. */
const signedInToContinue = async (service: ExampleService) => {
  const body = { claim: policyOf('continuing-spouse'), Cell_Number: aCellNumber('Busisiwe Ngcobo') };
  await service.dataOf('triggerClaimOtp', { body });
  return service.dataOf('claimLogin', { body: { ...body, otp: service.newestPin() } });
};

/** A policyholder claims for a child, sends a document and says where to pay; who has no policy signs in to the claim alone. */
export const claimCalls = {
  openClaim: async (service) => {
    const { Children } = await policy(service, family);
    const lifeId = found(Children[0], 'child').id;
    return { by: family, body: { ...goodBodies['openClaim'], policyNumber: family, lifeId } };
  },
  claims: () => ({ by: family }),
  claim: async (service) => ({ by: family, params: { reference: (await ofFamily(service)).reference } }),
  sendClaimDocument: async (service) => {
    const { documents } = await ofFamily(service);
    const documentId = found(documents[0], 'document').id;
    return withVersion(service, { ...goodBodies['sendClaimDocument'], documentId });
  },
  setPayeeAccount: async (service) =>
    withVersion(service, { ...goodBodies['setPayeeAccount'], otp: await service.pinFor(family, 'PAYEE_ACCOUNT') }),
  setFuneralParlour: async (service) =>
    withVersion(
      service,
      { ...goodBodies['setFuneralParlour'], otp: await service.pinFor(widower, 'PAYEE_ACCOUNT') },
      widower,
    ),
  triggerClaimOtp: async (service) => ({ body: await toThem(service) }),
  claimLogin: async (service) => {
    const body = await toThem(service);
    await service.dataOf('triggerClaimOtp', { body });
    return { body: { ...body, otp: service.newestPin() } };
  },
  refreshClaimToken: async (service) => ({ body: { refreshToken: (await signedInToClaim(service)).refreshToken } }),
  triggerClaimantOtp: async (service) => {
    const { accessToken: token, reference } = await signedInToClaim(service);
    return { token, params: { reference }, body: { ...goodBodies['triggerClaimantOtp'] } };
  },
  continuation: async (service) => {
    const { accessToken: token, reference } = await signedInToContinue(service);
    return { token, params: { reference } };
  },
  continuePolicy: async (service) => {
    const { accessToken: token, reference } = await signedInToContinue(service);
    const params = { reference };
    const { policyNumber, version } = await service.dataOf('continuation', { token, params });
    await service.dataOf('triggerClaimantOtp', { token, params, body: { purpose: 'CONTINUE_POLICY' } });
    const body = { ...goodBodies['continuePolicy'], version, otp: service.newestPin() };
    return { token, params: { policyNumber }, body };
  },
  claimLogout: async (service) => ({ token: (await signedInToClaim(service)).accessToken }),
  withdrawClaim: (service) => withVersion(service, { reason: null }),
  reopenClaim: (service) => withVersion(service, {}),
} satisfies Record<string, Example>;
