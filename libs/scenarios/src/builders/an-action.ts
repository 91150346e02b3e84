import { type ApprovalAction, type FieldChange } from '@portal/contract';
import { addDays, formatDate, fullName, genders, labelOf, maskIdNumber, type PlainDate } from '@portal/domain';
import { type SeedAction, type SeedPolicy } from '@portal/service-store';
import { at } from './at';
import { idOf } from './derived';

type Approvals = Pick<ApprovalAction, 'actionType' | 'entityType' | 'entityLabel' | 'approverType'>;

/** What was asked for, by whom and when. */
export interface Asked extends Approvals {
  entityId: string | undefined;
  by: 'customer' | 'consultant';
  daysAgo: number;
  currentValue?: object | null | undefined;
  proposedValue?: object;
  more?: Partial<SeedAction>;
}

/** A change to a policy that waits for a decision, unless `more` says how it was decided. */
export function anAction(policy: SeedPolicy, today: PlainDate, asked: Asked): SeedAction {
  const { by, daysAgo, entityId = '', currentValue = null, proposedValue = null, more, ...about } = asked;
  const { Policy_Number, MainMember } = policy;
  return {
    id: idOf(`${Policy_Number}/action-${about.actionType}-${entityId}`),
    policyNumber: Policy_Number,
    ...about,
    entityId,
    status: 'PENDING',
    currentValue: currentValue && { ...currentValue },
    proposedValue: proposedValue && { ...proposedValue },
    requestedBy:
      by === 'customer'
        ? { id: idOf(`${Policy_Number}/customer`), name: fullName(MainMember), role: 'customer' }
        : naledi,
    requestedAt: at(addDays(today, -daysAgo), '09:15'),
    ...more,
  };
}

/** The consultant who makes changes on behalf of customers. */
export const naledi = {
  id: idOf('consultant/Naledi Mokoena'),
  name: 'Naledi Mokoena',
  role: 'consultant',
} as const;

/** One line of current beside proposed. */
export const change = (field: string, label: string, current: string | null, proposed: string | null): FieldChange => ({
  field,
  label,
  current,
  proposed,
  changed: current !== proposed,
});

interface NewPerson {
  First_Name: string;
  Surname: string;
  Id_Number?: string | null;
  Date_Of_Birth: PlainDate;
  Gender?: string | null;
}

/** Somebody who is added, line by line; the number masked. */
export const additionOf = (person: NewPerson, relationship: string): FieldChange[] => [
  change('First_Name', 'First name', null, person.First_Name),
  change('Surname', 'Surname', null, person.Surname),
  change('Id_Number', 'ID number', null, person.Id_Number ? maskIdNumber(person.Id_Number) : null),
  change('Date_Of_Birth', 'Date of birth', null, formatDate(person.Date_Of_Birth)),
  change('Gender', 'Gender', null, labelOf(genders, person.Gender ?? '')),
  change('Relationship', 'Relationship', null, relationship),
];
