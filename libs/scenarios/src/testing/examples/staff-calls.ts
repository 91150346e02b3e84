import { goodBodies } from '@portal/contract/testing';
import { anIdNumber } from '@portal/domain/testing';
import { someConsultant, somePortalAdmin, type SomeStaff } from '@portal/service-identity/testing';
import { about, type Example, found, policy, policyOf } from './customer-calls';
import { type ExampleService } from './example-service';

const consultant = { by: someConsultant };
const admin = { by: somePortalAdmin };
const secondAdmin: SomeStaff = { sub: 'staff-thabo', name: 'Thabo Mokoena', groups: ['ss_portaladmin'] };

const grace = policyOf('in-grace');
const opened = { ...consultant, params: { policyNumber: grace } };

/** Staff find a policy, open it and work on it. */
export const servicingCalls = {
  searchPolicies: () => ({ ...consultant, body: { text: grace } }),
  openPolicy: async (service) => {
    const { MainMember } = await policy(service, grace);
    const answers = [
      { question: 'ID_NUMBER', answer: found(MainMember.Id_Number, 'ID number') },
      { question: 'CELL_NUMBER', answer: MainMember.Cell_Number },
      { question: 'POSTAL_CODE', answer: MainMember.PhysicalAddress.Postal_Code },
    ];
    return { ...opened, body: { reason: 'CALL', note: null, answers } };
  },
  servicings: () => consultant,
  policySummary: () => opened,
  writeNote: () => ({ ...opened, body: { text: 'Asked when the debit order is sent again.' } }),
  sendPaymentLink: () => opened,
  noteReveal: async (service) => ({
    ...opened,
    body: { entityType: 'MAIN_MEMBER', entityId: (await policy(service, grace)).MainMember.id },
  }),
  closePolicy: () => opened,
  addPolicy: () => ({ ...admin, params: { policyNumber: 'new' }, body: application }),
} satisfies Record<string, Example>;

const applicant = { First_Name: 'Ntombi', Id_Number: anIdNumber({ born: '1985-06-30', sequence: 7 }) };
const application = {
  ...goodBodies['addPolicy'],
  MainMember: { ...(goodBodies['addPolicy']?.['MainMember'] as object), ...applicant },
};

const queued = async ({ dataOf }: ExampleService, place: number) => {
  const { data } = await dataOf('approvalQueue', { ...consultant, query: { view: 'all', order: 'age' } });
  return { id: found(data[place], 'request').id };
};

/** Staff decide on what was asked for. */
export const workbenchCalls = {
  approvalQueue: () => ({ ...consultant, query: { order: 'age' } }),
  approvalCase: async (service) => ({ ...consultant, params: await queued(service, 0) }),
  takeApproval: async (service) => ({ ...consultant, params: await queued(service, 0) }),
  askForMore: async (service) => ({
    ...consultant,
    params: await queued(service, 0),
    body: found(goodBodies['askForMore'], 'question'),
  }),
  releaseApproval: async (service) => ({ ...consultant, params: await queued(service, 0) }),
  approveTogether: async ({ dataOf }) => {
    const { data } = await dataOf('approvalQueue', { ...consultant, query: { actionType: 'DELETE_EXTENDED_MEMBER' } });
    const safe = data.filter(({ isSafeTogether }) => isSafeTogether).slice(0, 2);
    return { ...consultant, body: { ids: safe.map(({ id }) => id) } };
  },
} satisfies Record<string, Example>;

const moneyOf = async ({ dataOf }: ExampleService, state: string) => {
  const { money } = await dataOf('unusedMoney', admin);
  return {
    id: found(
      money.find((one) => one.state === state),
      `money that is ${state}`,
    ).id,
  };
};

/** What the daily work leaves to staff, and who did what. */
export const openItemCalls = {
  unusedMoney: () => admin,
  decideMoneyRefund: async (service) => ({
    by: secondAdmin,
    params: await moneyOf(service, 'REFUND_ASKED'),
    body: { decision: 'CONFIRM', comment: null },
  }),
  payMoneyRefund: async ({ dataOf }) => {
    const { money } = await dataOf('unusedMoney', admin);
    const { id, payTo } = found(
      money.find(({ state, payTo }) => state === 'REFUND_CONFIRMED' && payTo !== null),
      'refund to pay',
    );
    const accountDigits = found(payTo, 'account').accountNumber.slice(-4);
    return { by: secondAdmin, params: { id }, body: { reference: 'EFT 2026-11-20 17', accountDigits } };
  },
  askMoneyRefund: async (service) => ({
    ...admin,
    params: await moneyOf(service, 'OPEN'),
    body: { reason: 'Nobody knows who paid' },
  }),
  matchMoney: async (service) => {
    const { id } = await moneyOf(service, 'REFUND_ASKED');
    await service.dataOf('decideMoneyRefund', {
      by: secondAdmin,
      params: { id },
      body: { decision: 'DECLINE', comment: 'The payer called' },
    });
    return { ...admin, params: { id }, body: { policyNumber: grace, reason: 'The payer called: a wrong digit' } };
  },
  debitExceptions: () => consultant,
  closeDebitException: async ({ dataOf }) => {
    const { exceptions } = await dataOf('debitExceptions', consultant);
    const { id } = found(
      exceptions.find(({ reason }) => reason === 'CALL_THE_PAYER'),
      'debit to look into',
    );
    return { ...consultant, params: { id }, body: { decision: 'SETTLED', note: 'The payer has paid at a till' } };
  },
  setApartPolicies: () => consultant,
  trySetApartPolicy: async ({ dataOf }) => {
    const { policies } = await dataOf('setApartPolicies', consultant);
    return { ...consultant, params: { policyNumber: found(policies[0], 'policy set apart').policyNumber } };
  },
  trySetApartItem: async ({ dataOf }) => {
    const { items } = await dataOf('setApartPolicies', consultant);
    const { work, item } = found(items[0], 'piece of work set apart');
    return { ...consultant, body: { work, item } };
  },
  failedMessages: () => consultant,
  sendMessageAgain: async ({ dataOf }) => {
    const { messages } = await dataOf('failedMessages', consultant);
    return { ...consultant, params: { id: found(messages[0], 'failed message').id } };
  },
  letterPosted: async ({ dataOf }) => {
    const { messages } = await dataOf('failedMessages', consultant);
    const { id } = found(
      messages.find(({ letter }) => letter !== null),
      'failed letter',
    );
    return { ...consultant, params: { id } };
  },
  searchAudit: () => ({ ...admin, body: { policyNumber: grace, actorId: null, action: null, from: null, to: null } }),
  exportAudit: () => ({ ...admin, body: { policyNumber: grace, actorId: null, action: null, from: null, to: null } }),
  logout: () => ({ by: about(policyOf('long-names')).by ?? '' }),
} satisfies Record<string, Example>;
