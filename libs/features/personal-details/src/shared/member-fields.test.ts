import { detailsOf } from '@portal/contract/words';
import { expect, it } from 'vitest';
import { addressNames, contactNames, identityNames, workNames } from './member-fields';

it('every field of the policyholder that has words is in a section of the page', () => {
  const shown: string[] = [
    'Cell_Number',
    ...identityNames,
    ...contactNames,
    ...addressNames,
    ...workNames,
    'MarketingConsent',
  ];
  expect(detailsOf.MAIN_MEMBER.filter(({ field }) => !shown.includes(field))).toEqual([]);
});
