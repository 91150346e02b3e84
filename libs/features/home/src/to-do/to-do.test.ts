import { type ApprovalAction, type Draft, type Policy } from '@portal/contract';
import { type PersonCover, type PolicyCover } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { toDos } from './to-do';
import { type ToDoFacts } from './to-do-facts';

const today = '2026-11-22';
const policy = {
  Policy_Status: 'ACTIVE',
  Premium_Status: 'UP_TO_DATE',
  Arrears_Amount: 0,
  Amount_Due: 0,
  Monthly_Premium: 288,
  Next_Due_Date: '2026-12-15',
  Grace_End_Date: null,
  Lapse_Date: null,
  Reinstatement_End_Date: null,
  PaymentMethod: { Payment_Method: 'DEBIT_ORDER', Mandate_Status: 'AUTHENTICATED' },
  BankingDetails: { Verification_Status: 'VERIFIED', Verification_Message: null },
  DebiCheckMandate: null,
  Beneficiaries: [{ Beneficiary_Status: 'ACTIVE' }],
  Children: [{ id: 't', First_Name: 'Themba', Surname: 'Nkosi', Date_Of_Birth: '2005-02-03' }],
} as unknown as Policy;
const request = {
  id: 'r1',
  status: 'PENDING',
  actionType: 'ADD_CHILD',
  entityType: 'CHILD',
  currentValue: null,
  proposedValue: { First_Name: 'Amahle' },
  canApprove: false,
  missingDocument: null,
  expiresAt: '2026-12-22T10:00:00Z',
} as unknown as ApprovalAction;
const themba = {
  personId: 't',
  firstName: 'Themba',
  role: 'CHILD',
  threats: [],
  nextChange: null,
} as unknown as PersonCover;

const given = (more: Partial<ToDoFacts> = {}): ToDoFacts => ({
  policy,
  cover: { people: [] } as unknown as PolicyCover,
  actions: [],
  drafts: [],
  today,
  payPath: '/pay-now',
  ...more,
});
const withPolicy = (more: object) => given({ policy: { ...policy, ...more } as Policy });
const withRequest = (more: object) => given({ actions: [{ ...request, ...more } as ApprovalAction] });
const withPerson = (more: object) => given({ cover: { people: [{ ...themba, ...more }] } as unknown as PolicyCover });
const account = { Verification_Status: 'VERIFIED', Verification_Message: null, Account_Holder_Relationship: 'SELF' };
const waits = { Payment_Method: 'DEBIT_ORDER', Mandate_Status: 'PENDING_AUTHENTICATION' };
/** A debit order that the payer is asked about until 20:00 on 23 November. */
const withMandate = (mandate: object, more: object = {}) =>
  withPolicy({
    BankingDetails: account,
    PaymentMethod: waits,
    DebiCheckMandate: {
      Mandate_Status: 'PENDING_AUTHENTICATION',
      Authentication_Type: 'TT2_BATCH',
      Created_At: '2026-11-21T10:00:00Z',
      Debtor_Name: 'Nomsa Nkosi',
      ...mandate,
    },
    ...more,
  });
const notBegun = { Policy_Status: 'PENDING', Premium_Status: 'FIRST_PREMIUM_OUTSTANDING', Amount_Due: 288 };
const inHand = { Payment_Method: 'PAYAT', Mandate_Status: null };
const draft = {
  form: 'ADD_CHILD',
  recordId: 'new',
  values: {},
  updatedAt: '',
  expiresAt: '2026-12-20T10:00:00Z',
} as Draft;

const said = (facts: ToDoFacts) =>
  toDos(facts).map(
    ({ title, until, button }) => `${title.replaceAll('\u00a0', ' ')} | ${until ?? 'any day'} | ${button.to}`,
  );

describe('what is to do', () => {
  it.each<{ why: string; facts: ToDoFacts; says: string[] }>([
    { why: 'nothing, when all is well', facts: given(), says: [] },
    {
      why: 'in grace: what is outstanding, not the premium that falls due meanwhile as well',
      facts: withPolicy({
        Policy_Status: 'IN_GRACE',
        Arrears_Amount: 250,
        Amount_Due: 500,
        Grace_End_Date: '2026-12-14',
      }),
      says: ['Pay R 250 to keep your cover | 2026-12-14 | /pay-now'],
    },
    {
      why: 'after a lapse: until the day on which the policy may still be reinstated',
      facts: withPolicy({ Policy_Status: 'LAPSED', Arrears_Amount: 250, Reinstatement_End_Date: '2027-01-27' }),
      says: ['Pay R 250 to bring your cover back | 2027-01-27 | /pay-now'],
    },
    {
      why: 'nothing once that day has passed',
      facts: withPolicy({ Policy_Status: 'LAPSED', Arrears_Amount: 250, Reinstatement_End_Date: '2026-11-21' }),
      says: [],
    },
    {
      why: 'the first premium',
      facts: withPolicy({ ...notBegun, PaymentMethod: inHand }),
      says: ['Pay your first premium to start your cover | 2026-12-15 | /pay-now'],
    },
    {
      why: 'the first premium, while the payer has not agreed to the debit order',
      facts: withMandate({}, { ...notBegun, PaymentMethod: waits }),
      says: [
        'Approve the debit order with your bank | 2026-11-23 | /banking-details',
        'Pay your first premium to start your cover | 2026-12-15 | /pay-now',
      ],
    },
    {
      why: 'the debit order that waits for the payer, until the bank asks no longer',
      facts: withMandate({}),
      says: ['Approve the debit order with your bank | 2026-11-23 | /banking-details'],
    },
    {
      why: 'the debit order also when the bank asks no longer, and nobody knows yet what came of it',
      facts: withMandate({ Created_At: '2026-11-19T10:00:00Z' }),
      says: ['Approve the debit order with your bank | any day | /banking-details'],
    },
    {
      why: 'the debit order that somebody else pays',
      facts: withMandate({}, { BankingDetails: { ...account, Account_Holder_Relationship: 'PARENT' } }),
      says: ['Ask Nomsa Nkosi to approve the debit order with their bank | 2026-11-23 | /banking-details'],
    },
    {
      why: 'the other terms of a debit order',
      facts: withMandate({ Mandate_Status: 'AMENDMENT_PENDING' }),
      says: ['Approve the change of your debit order with your bank | any day | /banking-details'],
    },
    {
      why: 'nothing, when the premium is not paid by the debit order that waits',
      facts: withMandate({}, { PaymentMethod: inHand }),
      says: [],
    },
    {
      why: 'nothing, when no premium is due any more',
      facts: withMandate({}, { Policy_Status: 'PAID_UP' }),
      says: [],
    },
    {
      why: 'nothing, when the bank brings the first premium',
      facts: withPolicy({
        ...notBegun,
        PaymentMethod: { Payment_Method: 'DEBIT_ORDER', Mandate_Status: 'AUTHENTICATED' },
      }),
      says: [],
    },
    {
      why: 'nothing while a payment is on its way',
      facts: withPolicy({ Policy_Status: 'IN_GRACE', Premium_Status: 'PROCESSING', Arrears_Amount: 250 }),
      says: [],
    },
    { why: 'nothing, when the bank brings the premium', facts: withPolicy({ Premium_Status: 'DUE' }), says: [] },
    {
      why: 'the premium, while the payer has not agreed to the debit order',
      facts: withPolicy({
        Premium_Status: 'DUE',
        Amount_Due: 288,
        PaymentMethod: { Payment_Method: 'DEBIT_ORDER', Mandate_Status: 'REJECTED' },
      }),
      says: ['Pay your next premium | 2026-12-15 | /pay-now'],
    },
    {
      why: 'the premium, when nobody brings it',
      facts: withPolicy({ Premium_Status: 'DUE', Amount_Due: 288, PaymentMethod: inHand }),
      says: ['Pay your next premium | 2026-12-15 | /pay-now'],
    },
    {
      why: 'a request that waits for the policyholder',
      facts: withRequest({ canApprove: true }),
      says: ['Add Amahle: approve or decline it | 2026-12-22 | /requests/r1'],
    },
    {
      why: 'a document that a request waits for',
      facts: withRequest({
        missingDocument: {
          type: 'BIRTH_CERTIFICATE',
          firstName: 'Amahle',
          isAskedAgain: false,
          isBlocking: true,
          message: null,
        },
      }),
      says: ['Add Amahle: birth certificate missing | 2026-12-22 | /requests/r1'],
    },
    {
      why: 'an answer that staff wait for',
      facts: withRequest({ asked: { message: 'Which school?', askedAt: '2026-11-20T10:00:00Z' } }),
      says: ['Add Amahle: answer what we asked | 2026-12-22 | /requests/r1'],
    },
    { why: 'nothing, while staff decide', facts: withRequest({}), says: [] },
    {
      why: 'an account that could not be verified',
      facts: withPolicy({ BankingDetails: { Verification_Status: 'FAILED_VERIFICATION', Verification_Message: null } }),
      says: ['Correct your bank account | any day | /banking-details/update'],
    },
    {
      why: 'proof of study',
      facts: withPerson({ threats: [{ kind: 'proof-of-study', until: '2027-04-30' }] }),
      says: ['Send proof of study for Themba | 2027-04-30 | /child/update/t?section=studies'],
    },
    {
      why: 'a child who is soon too old',
      facts: withPerson({ nextChange: { what: 'ends', on: '2027-02-03' } }),
      says: ['Themba’s cover ends on 3 February 2027 | 2027-02-02 | /child/details/t'],
    },
    {
      why: 'nothing, while proof that was sent is checked',
      facts: {
        ...withPerson({ threats: [{ kind: 'proof-of-study', until: '2027-04-30' }] }),
        actions: [{ ...request, actionType: 'UPDATE_CHILD', entityId: 't' } as ApprovalAction],
      },
      says: [],
    },
    {
      why: 'nothing, while the move of that child to extended cover is checked',
      facts: {
        ...withPerson({ nextChange: { what: 'ends', on: '2027-02-03' } }),
        actions: [
          {
            ...request,
            actionType: 'ADD_EXTENDED_MEMBER',
            proposedValue: { First_Name: 'Themba', Surname: 'Nkosi', Date_Of_Birth: '2005-02-03' },
          } as unknown as ApprovalAction,
        ],
      },
      says: [],
    },
    {
      why: 'nothing, while that is far away',
      facts: withPerson({ nextChange: { what: 'ends', on: '2028-02-03' } }),
      says: [],
    },
    {
      why: 'nobody is named as beneficiary',
      facts: withPolicy({ Beneficiaries: [] }),
      says: ['Name who is paid | any day | /beneficiary/add-beneficiary'],
    },
    {
      why: 'a year has passed since everything was confirmed',
      facts: withPolicy({ Inception_Date: '2019-03-01', Details_Confirmed_On: '2025-11-22' }),
      says: ['Is everything still right? | any day | /confirm-details'],
    },
    {
      why: 'a form that was left half filled in',
      facts: given({ drafts: [draft] }),
      says: ['Continue adding a child | 2026-12-20 | /child/add'],
    },
  ])('$why', ({ facts, says }) => expect(said(facts)).toEqual(says));

  it('says of a debit order until when it can be approved, and what happens otherwise', () => {
    const why = (facts: ToDoFacts) => toDos(facts).map((toDo) => toDo.why)[0];
    expect(why(withMandate({}))).toBe(
      'The bank takes the answer until 20:00. If nobody approves it, we cannot collect the premium and you have to pay it another way.',
    );
    expect(why(withMandate({}, { ...notBegun, PaymentMethod: waits }))).toBe(
      'The bank takes the answer until 20:00. If nobody approves it, we cannot collect the premium and you have to pay it another way. Your cover starts once the first premium is paid.',
    );
    expect(why(withMandate({ Created_At: '2026-11-19T10:00:00Z' }))).toMatch(
      /^If the bank shows nothing to approve any more, send the account again\. If nobody/,
    );
    expect(why(withMandate({ Mandate_Status: 'AMENDMENT_PENDING' }))).toBe(
      'Until then the terms that were approved before stay in force.',
    );
  });

  it('is in the order of its last days; what has none comes last', () => {
    const all = given({
      policy: {
        ...policy,
        Policy_Status: 'IN_GRACE',
        Arrears_Amount: 288,
        Grace_End_Date: '2026-12-14',
        Beneficiaries: [],
      },
      actions: [{ ...request, canApprove: true }],
      drafts: [draft],
    });
    expect(toDos(all).map(({ id }) => id)).toEqual(['pay', 'ADD_CHILD/new', 'r1', 'beneficiary']);
  });
});
