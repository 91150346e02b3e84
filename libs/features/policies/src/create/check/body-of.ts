import { type AddPolicy, mainMemberEntries } from '@portal/contract';
import { payingOf } from '@portal/policy-workflow/new-policyholder';
import { type Application, type Typed } from '../application/application';
import { type Situation } from '../application/situation';
import { meNames } from '../application/me-schema';
import { meAsAsked } from '../application/me-of-policy';

const pick = (from: object, names: readonly string[]): Typed =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));

/** The application as it is sent. It may be unfinished: then the check says what is missing. */
export function bodyOf(application: Application, { policy }: Pick<Situation, 'policy'>): AddPolicy {
  const { plan, Spouse, Children, ExtendedMembers, Beneficiaries, benefits, declarations } = application;
  return {
    productId: plan['productId'],
    MainMember: mainMemberOf(application, policy.MainMember),
    Spouse,
    Children,
    ExtendedMembers,
    Beneficiaries,
    benefitIds: benefits['benefitIds'] ?? [],
    ...payingOf(application.payment),
    previousPolicy: previousOf(application.me),
    declarations,
  } as unknown as AddPolicy;
}

/** Who applies: identity and the number for PINs as they are on record, the rest as it was typed. */
function mainMemberOf({ me }: Application, member: Situation['policy']['MainMember']): Typed {
  const { Updated_At: _at, ...MarketingConsent } = member.MarketingConsent;
  return {
    ...pick(member, Object.keys(mainMemberEntries)),
    ...pick(meAsAsked(member, me), meNames),
    MarketingConsent,
  };
}

function previousOf(me: Typed) {
  if (me['Has_Previous'] !== true) return null;
  return {
    insurer: String(me['Previous_Insurer'] ?? '').trim(),
    policyNumber: String(me['Previous_Policy_Number'] ?? '').trim(),
    endDate: me['Previous_End_Date'] || null,
    waitingServed: me['Previous_Waiting_Served'] === true,
  };
}
