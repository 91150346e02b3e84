import {
  ageOn,
  childCoverEnding,
  childCoverOn,
  isCovering,
  mainMemberCover,
  minorLimit,
  type PlainDate,
  spouseCoverWithRiders,
} from '@portal/domain';
import { supplementaryBenefits } from '@portal/domain/catalogue';
import { type PolicyRow } from '@portal/service-store';
import { BrokenInvariant } from '../world/broken-invariant';

interface Life {
  Id_Number: string | null;
  Date_Of_Birth: PlainDate;
  Life_Status: string;
}

interface Total {
  amount: number;
  born: PlainDate;
}

/** What every life with an ID number is covered for on a day over all policies, worked out from the records alone. */
function totalCover(rows: readonly PolicyRow[], today: PlainDate): Map<string, Total> {
  const totals = new Map<string, Total>();
  const add = ({ Id_Number, Date_Of_Birth, Life_Status }: Life, amount: number) => {
    if (Id_Number === null || Life_Status !== 'ACTIVE') return;
    totals.set(Id_Number, { amount: (totals.get(Id_Number)?.amount ?? 0) + amount, born: Date_Of_Birth });
  };
  for (const { record, status } of rows) {
    if (!isCovering(status)) continue;
    const held = record.SupplementaryBenefits.filter((benefit) => benefit.status !== 'REMOVED').map(({ id }) => id);
    const benefits = supplementaryBenefits.filter(({ id }) => held.includes(id));
    add(record.MainMember, mainMemberCover(record.Product.levelOfCover, benefits));
    if (record.Spouse) add(record.Spouse, spouseCoverWithRiders(record.Product.spouseCover, benefits));
    for (const member of record.ExtendedMembers) add(member, member.Cover_Amount);
    for (const child of record.Children) {
      const hasEnded = (childCoverEnding(child)?.ends ?? '9999') <= today;
      if (!hasEnded) add(child, childCoverOn(child, record.Product, today));
    }
  }
  return totals;
}

/** Nobody is covered for more than the law allows, over all policies together. Source: docs/domain/policy.md#r4-2. */
export function checkLegalMaximum(rows: readonly PolicyRow[], today: PlainDate): void {
  for (const { amount, born } of totalCover(rows, today).values()) {
    const age = ageOn(born, today);
    if (amount > minorLimit(age)) {
      throw new BrokenInvariant('legal-maximum', `a life aged ${age} is covered for ${amount}`);
    }
  }
}
