import { type Endpoints, type FoundPolicy, mostFound, type PolicySearchResult } from '@portal/contract';
import { fullName, maskIdNumber, maskPhone, type PlainDate, searchTerms } from '@portal/domain';
import {
  appendAudit,
  type FoundPolicyRow,
  inTransaction,
  peopleOn,
  readFoundPolicies,
  searchPolicies as findPolicies,
} from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { policyListItem } from '../../../policy-view/policy-list-item';
import { auditedBy } from '../../actor';

/**
 * Finds policies by whatever was typed, numbers masked. Each search is written down: by what was looked and how much was found,
 * never the number or the name itself.
 */
export async function searchPolicies(
  { body, caller, request }: StaffCall<Endpoints['searchPolicies']>,
  { database }: Tools,
): Promise<PolicySearchResult> {
  const terms = searchTerms(body.text);
  const { hits, hasMore } = await findPolicies(database, terms, mostFound);
  const writtenDown = inTransaction(database, (tx) =>
    appendAudit(tx, {
      ...auditedBy(caller, request),
      action: 'POLICIES_SEARCHED',
      outcome: 'SUCCEEDED',
      after: { by: Object.keys(terms), found: hits.length, hasMore },
    }),
  );
  // Side by side, as somebody waits; nothing is answered unless it is written down.
  const [policies] = await Promise.all([readFoundPolicies(database, hits), writtenDown]);
  return { policies: policies.map((row) => foundPolicy(row, request.today)), hasMore };
}

function foundPolicy({ record, personId }: FoundPolicyRow, today: PlainDate): FoundPolicy {
  const { Policy_Number, Product_Name, Policy_Status, Premium_Status } = policyListItem(record, today);
  const { MainMember } = record;
  const by = peopleOn(record).find(({ person }) => person.id === personId);
  return {
    policyNumber: Policy_Number,
    productName: Product_Name,
    policyStatus: Policy_Status,
    premiumStatus: Premium_Status,
    mainMember: fullName(MainMember),
    idNumberMasked: MainMember.Id_Number && maskIdNumber(MainMember.Id_Number),
    cellNumberMasked: MainMember.Cell_Number ? maskPhone(MainMember.Cell_Number) : null,
    found: by ? { name: fullName(by.person), kind: by.kind } : null,
  };
}
