import { deceasedKinds, fullName, labelOf } from '@portal/domain';
import { type ClaimRecord } from '@portal/service-store';

/** What the person who died is called. */
export const nameOfDeceased = ({ deceased: { firstName, surname }, stillborn }: ClaimRecord): string =>
  stillborn ? labelOf(deceasedKinds, 'STILLBORN') : fullName({ First_Name: firstName, Surname: surname });
