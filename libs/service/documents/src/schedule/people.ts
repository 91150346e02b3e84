import { type Policy } from '@portal/contract';
import {
  beneficiaryRelationships,
  childRelationships,
  extendedRelationships,
  formatCover,
  formatDate,
  fullName,
  labelOf,
} from '@portal/domain';
import { type DocumentSection } from '../content';

interface Life {
  First_Name: string;
  Surname: string;
  Date_Of_Birth: string;
  Life_Status: string;
  Cover_Amount: number;
  Cover_Start_Date: string;
  Waiting_Period_End_Date: string;
}

const isCovered = ({ Life_Status }: Pick<Life, 'Life_Status'>) => Life_Status === 'ACTIVE';

/** Everybody who is covered, with what is paid and from when natural causes count. */
export function lives({ MainMember, Spouse, Children, ExtendedMembers }: Policy): DocumentSection {
  const rowOf = (life: Life, as: string) => [
    fullName(life),
    as,
    formatDate(life.Date_Of_Birth),
    formatCover(life.Cover_Amount),
    formatDate(life.Cover_Start_Date),
    formatDate(life.Waiting_Period_End_Date),
  ];
  return {
    heading: 'Who is covered',
    parts: [
      {
        kind: 'table',
        columns: ['Name', 'Covered as', 'Born', 'Cover', 'Covered from', 'Natural causes from'],
        rows: [
          rowOf(MainMember, 'Main member'),
          ...(Spouse && isCovered(Spouse) ? [rowOf(Spouse, 'Spouse')] : []),
          ...Children.filter(isCovered).map((child) => rowOf(child, labelOf(childRelationships, child.Relationship))),
          ...ExtendedMembers.filter(isCovered).map((member) =>
            rowOf(member, labelOf(extendedRelationships, member.Relationship)),
          ),
        ],
      },
      { kind: 'text', text: 'Death by accident is covered from the day the cover starts.' },
    ],
  };
}

/** Who is paid when the main member passes away, and how much of it. */
export function beneficiaries({ Beneficiaries }: Policy): DocumentSection {
  const heading = 'Who is paid';
  const active = Beneficiaries.filter(({ Beneficiary_Status }) => Beneficiary_Status === 'ACTIVE');
  if (active.length === 0) {
    return {
      heading,
      parts: [{ kind: 'text', text: 'You have no beneficiary. Your benefit will be paid to your estate.' }],
    };
  }
  return {
    heading,
    parts: [
      {
        kind: 'table',
        columns: ['Name', 'Relationship to you', 'Born', 'Share'],
        rows: active.map((person) => [
          fullName(person),
          labelOf(beneficiaryRelationships, person.Relationship),
          formatDate(person.Date_Of_Birth),
          `${person.Benefit_Share}%`,
        ]),
      },
      { kind: 'text', text: 'They receive the benefit of the main member. For anybody else on the policy we pay you.' },
    ],
  };
}
