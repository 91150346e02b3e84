import { type Policy } from '@portal/contract';
import {
  activeBeneficiaries,
  beneficiaryRelationships,
  estateSentence,
  formatShortDate,
  fullName,
  labelOf,
} from '@portal/domain';
import { type DocumentSection } from '../content';
import { columnsOf } from '../shared/columns-of';

/** Who is paid when the main member passes away, and how much of it. */
export function beneficiaries(policy: Policy): DocumentSection {
  const heading = 'Who is paid';
  const active = activeBeneficiaries(policy);
  if (active.length === 0) {
    return {
      heading,
      parts: [{ kind: 'text', text: estateSentence }],
    };
  }
  return {
    heading,
    parts: [
      {
        kind: 'table',
        columns: columnsOf({
          Name: 'name',
          'Relationship to you': 'words',
          Born: 'day',
          Share: 'amount',
        }),
        rows: active.map((person) => [
          fullName(person),
          labelOf(beneficiaryRelationships, person.Relationship),
          formatShortDate(person.Date_Of_Birth),
          `${person.Benefit_Share}%`,
        ]),
      },
      { kind: 'text', text: 'They receive the benefit of the main member. For anybody else on the policy we pay you.' },
    ],
  };
}
