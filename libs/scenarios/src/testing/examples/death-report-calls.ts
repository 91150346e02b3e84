import { goodBodies } from '@portal/contract/testing';
import { anIdNumber } from '@portal/domain/testing';
import { someConsultant } from '@portal/service-identity/testing';
import { about, type Example, found, policy, policyOf } from './customer-calls';
import { type ExampleService } from './example-service';

const single = policyOf('single-member');
const consultant = { by: someConsultant };
const reporter = found(goodBodies['reportDeath'], 'report')['reporter'] as { Cell_Number: string };

/** A report that a public page has made, with a PIN that went to the reporter. */
const aReport = async (service: ExampleService, deceased: object) => {
  await service.dataOf('triggerDeathReportOtp', { body: { Cell_Number: reporter.Cell_Number } });
  return { body: { ...goodBodies['reportDeath'], deceased, otp: service.newestPin() } };
};

const deceasedOf = async (service: ExampleService) => {
  const { MainMember } = await policy(service, single);
  return { Id_Number: found(MainMember.Id_Number, 'ID number'), Date_Of_Death: '2026-11-18' };
};

/** The newest report that waits for a call. */
const waiting = async ({ dataOf }: ExampleService) => {
  const { data } = await dataOf('deathReports', consultant);
  const { id, version } = found(
    data.find(({ contactedAt, status }) => contactedAt === null && status === 'UNLINKED'),
    'report of a death',
  );
  return { id, version };
};

const nobodyWeKnow = { Id_Number: anIdNumber({ born: '1966-06-06', sequence: 4 }), Date_Of_Death: '2026-11-18' };

/** The session of somebody who told staff of a death, of nobody we know. */
const signedInToReport = async (service: ExampleService) => {
  const body = { ...found(goodBodies['recordDeathReport'], 'report'), deceased: nobodyWeKnow };
  const { id, reference, reporter: told } = await service.dataOf('recordDeathReport', { ...consultant, body });
  const which = { claim: reference, Cell_Number: told.cellNumber };
  await service.dataOf('triggerClaimOtp', { body: which });
  const { accessToken } = await service.dataOf('claimLogin', { body: { ...which, otp: service.newestPin() } });
  return { id, call: { token: accessToken, params: { reference } } };
};

const aCertificate = { body: found(goodBodies['sendReportDocument'], 'document') };

/** Somebody reports a death, staff call back, and the policyholder lives. */
export const deathReportCalls = {
  triggerDeathReportOtp: () => ({ body: { Cell_Number: '083 123 4567' } }),
  reportDeath: async (service) => aReport(service, await deceasedOf(service)),
  deathReports: () => ({ ...consultant, query: { status: 'UNLINKED' } }),
  deathReport: async (service) => ({ ...consultant, params: { id: (await waiting(service)).id } }),
  recordDeathReport: () => ({ ...consultant, body: found(goodBodies['recordDeathReport'], 'report') }),
  reporterContacted: async (service) => {
    const { id, version } = await waiting(service);
    return { ...consultant, params: { id }, body: { version } };
  },
  ownDeathReports: () => about(single),
  sayAlive: async (service) => about(single, { body: { otp: await service.pinFor(single, 'ALIVE') } }),
  closeDeathReport: async (service) => {
    const { data } = await service.dataOf('deathReports', { ...consultant, query: { status: 'NO_MATCH' } });
    const { id, version } = found(data[0], 'report about nobody we know');
    return { ...consultant, params: { id }, body: { reason: 'Nobody with this ID number is on a policy', version } };
  },
  reportOfReporter: async (service) => (await signedInToReport(service)).call,
  sendReportDocument: async (service) => ({ ...(await signedInToReport(service)).call, ...aCertificate }),
  deathReportFile: async (service) => {
    const { id, call } = await signedInToReport(service);
    const { documents } = await service.dataOf('sendReportDocument', { ...call, ...aCertificate });
    return { ...consultant, params: { id, fileId: found(documents[0], 'file').id } };
  },
} satisfies Record<string, Example>;
