import { type Auth, claimantOf } from '@portal/auth';
import { claimSignInAdditions, continuationAdditions } from '@portal/contract';
import { anIdNumber } from '@portal/domain/testing';
import { type Scenario } from '@portal/scenarios';

interface Visit {
  auth: Auth;
  scenario: Scenario;
  readPin: () => Promise<string>;
}

const aNiece = {
  Title: 'MS',
  First_Name: 'Lindiwe',
  Surname: 'Phiri',
  Id_Type: 'SA_ID',
  Id_Number: anIdNumber({ born: '1998-08-08' }),
  Date_Of_Birth: '1998-08-08',
  Gender: 'FEMALE',
  Cell_Number: '082 666 0004',
  Relationship: 'NIECE',
  Benefit_Share: 100,
} as const;

const said = {
  Email_Address: null,
  Marital_Status: 'WIDOWED',
  Preferred_Language: 'ENGLISH',
  PhysicalAddress: {
    Line_1: '12 Thabo Mbeki Street',
    Suburb: 'Polokwane Central',
    City: 'Polokwane',
    Province: 'LIMPOPO',
    Postal_Code: '0699',
  },
  Beneficiaries: [aNiece],
  BankingDetails: null,
  PaymentMethod: { Payment_Method: 'PAYAT' },
  isTrue: true,
} as const;

/** Before staff look: the spouse of the scenario's policyholder, who has died, signs in to the claim and asks to take over the policy. */
export async function askToTakeOver({ auth, scenario, readPin }: Visit): Promise<void> {
  const [policy] = scenario.seed.policies;
  const reference = scenario.seed.claims?.[0]?.reference ?? '';
  const { api, session } = claimantOf(auth);
  const staff = auth.session.read();
  auth.session.clear(); // a tab holds one session
  const which = { claim: reference, Cell_Number: policy?.Spouse?.Cell_Number ?? '' };
  await auth.api.call(claimSignInAdditions.triggerClaimOtp, {}, which);
  const tokens = await auth.api.call(claimSignInAdditions.claimLogin, {}, { ...which, otp: await readPin() });
  if (!tokens.success) throw new Error(tokens.message);
  session.start({ ...tokens.data, userType: 'user' });
  const read = await api.call(continuationAdditions.continuation, { reference });
  if (!read.success) throw new Error(read.message);
  await api.call(claimSignInAdditions.triggerClaimantOtp, { reference }, { purpose: 'CONTINUE_POLICY' });
  const { policyNumber, version } = read.data;
  const body = { ...said, Beneficiaries: [...said.Beneficiaries], otp: await readPin(), version };
  const asked = await api.call(continuationAdditions.continuePolicy, { policyNumber }, body);
  if (!asked.success) throw new Error(asked.message);
  session.clear();
  if (staff) auth.session.start(staff);
}
