import { askedAnew, contactRule, identityRule, identityRuleOn, type MainMember } from '@portal/contract';
import { type ActionType, documentsFor, initialsOf } from '@portal/domain';
import { done, type EntityRecord, type Planner, refused } from '../base/change';
import { overriding } from '../rules/override';
import { changedFields } from '../base/changed-fields';
import { findRecord, nextVersion } from '../record/find-record';
import { recordFields } from './life-details';

interface UpdateBody {
  id?: string | undefined;
  Version?: number | undefined;
}

const identityFields = [
  ...['Title', 'First_Name', 'Middle_Names', 'Surname', 'Id_Type', 'Id_Number', 'Date_Of_Birth', 'Gender'],
  ...['Passport_Number', 'Passport_Country', 'Passport_Expiry_Date', 'Permit_Number', 'Permit_Expiry_Date'],
];

/** Which of the four kinds of change to the policyholder touch these fields. */
function kindsOf(changed: readonly string[]): ActionType[] {
  const kindOf = (field: string): ActionType => {
    if (identityFields.includes(field)) return 'UPDATE_IDENTITY';
    if (field === 'Cell_Number') return 'UPDATE_CELL_NUMBER';
    return field === 'MarketingConsent' ? 'UPDATE_MARKETING_CONSENT' : 'UPDATE_CONTACT';
  };
  return [...new Set(changed.map(kindOf))];
}

/** The one that asks for most stands for all; identity and number need deciding of their own. */
const strictest: readonly ActionType[] = [
  'UPDATE_IDENTITY',
  'UPDATE_CELL_NUMBER',
  'UPDATE_CONTACT',
  'UPDATE_MARKETING_CONSENT',
];

/** Plans changes to the policyholder (docs/domain/changes.md#r7-2 and docs/domain/records.md#r9-7). */
export const updateMainMember: Planner<UpdateBody> = (policy, body, { actor, today, now }) => {
  const { MainMember } = policy;
  const found = findRecord(policy, 'MAIN_MEMBER', { id: body.id ?? MainMember.id, Version: body.Version });
  if (!found.success) return found;
  const current = found.value;
  const fields = withConsentTime(current, recordFields(body), now);
  const changed = changedFields(current, fields);
  const [actionType, ...others] = strictest.filter((kind) => kindsOf(changed).includes(kind));
  if (!actionType) return refused('BAD_REQUEST', 'You have not changed anything');
  const waits = actionType === 'UPDATE_IDENTITY' || (actionType === 'UPDATE_CELL_NUMBER' && actor.kind !== 'customer');
  if (waits && others.length > 0) return refused('BAD_REQUEST', 'Send this correction as a request of its own');
  if (actor.kind !== 'customer' && grantsConsent(current, fields)) {
    return refused('FORBIDDEN', 'Only the customer can agree to marketing');
  }

  const next = { ...current, ...fields } as Partial<MainMember>;
  const identityOn = askedAnew(identityRuleOn(today), current as Partial<MainMember>);
  const judged = overriding([...identityRule(next), ...identityOn(next), ...contactRule(next)], body);
  if (!judged.success) return judged;
  const proposed = {
    ...nextVersion(current, fields, now),
    Initials: initialsOf(String(next.First_Name), String(next.Surname)),
  };
  return done({
    actionType,
    entityType: 'MAIN_MEMBER',
    entityId: MainMember.id,
    effectiveDate: today,
    current,
    proposed,
    changedFields: changed,
    override: judged.value,
    requests: documentsFor(actionType, { changesSurname: changed.includes('Surname') }),
  });
};

type Consent = Record<string, unknown>;
const consentOf = (record: EntityRecord): Consent => (record['MarketingConsent'] ?? {}) as Consent;
const channels = ['Sms', 'Email', 'Phone', 'Whatsapp'];

/** Consent keeps the moment at which it was last given or withdrawn. */
function withConsentTime(current: EntityRecord, fields: EntityRecord, now: Date): EntityRecord {
  if (!('MarketingConsent' in fields)) return fields;
  const [before, after] = [consentOf(current), consentOf(fields)];
  const isSame = channels.every((channel) => before[channel] === after[channel]);
  return { ...fields, MarketingConsent: isSame ? before : { ...after, Updated_At: now.toISOString() } };
}

const grantsConsent = (current: EntityRecord, fields: EntityRecord): boolean =>
  'MarketingConsent' in fields &&
  channels.some((channel) => consentOf(fields)[channel] === true && consentOf(current)[channel] !== true);
