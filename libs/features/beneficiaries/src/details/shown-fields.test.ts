import { detailsOf } from '@portal/contract/words';
import { expect, it } from 'vitest';
import { shownFields } from './shown-fields';

it('every field of a beneficiary that has words is on a card', () => {
  const shown = [...Object.values(shownFields).flat(), 'Benefit_Share', 'Beneficiary_Status'];
  expect(detailsOf.BENEFICIARY.filter(({ field }) => !shown.includes(field))).toEqual([]);
});
