import { retention } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { pageOf, textOf } from '../testing/text-of';
import { Component as PrivacyNoticeScreen } from './privacy-notice.screen';

const legal = { insurerName: 'Masakhane Life', informationOfficerEmail: 'io@insurer.example' };

describe('the privacy notice', () => {
  it('says what, why, who receives it, how long, and whose right it is', () => {
    const found = [...pageOf(PrivacyNoticeScreen).querySelectorAll('h2[id][tabindex="-1"]')];
    expect(found.map(({ textContent }) => textContent)).toEqual([
      '1. Who is responsible',
      '2. What we collect',
      '3. Why we need it',
      '4. Children and other people',
      '5. Who receives it',
      '6. Offers are your choice',
      '7. How we keep it safe',
      '8. How long we keep it',
      '9. Your rights',
    ]);
  });

  it('says of every kind of record how long it is kept', () => {
    for (const { records, kept } of retention) {
      expect(textOf(PrivacyNoticeScreen)).toContain(`${records}\n${kept}`);
    }
  });

  it('names who is responsible, and the information officer as the one to ask', () => {
    expect(textOf(PrivacyNoticeScreen, { legal })).toContain('Masakhane Life is responsible');
    const page = pageOf(PrivacyNoticeScreen, { legal });
    const hrefs = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toContain('mailto:io@insurer.example?subject=Request%20my%20information');
    expect(hrefs).toContain('mailto:io@insurer.example?subject=Correct%20or%20delete');
  });

  it('asks for it at our general address where no officer is named', () => {
    const page = pageOf(PrivacyNoticeScreen, { contact: { email: 'us@insurer.example' } });
    expect(page.querySelector('a[href^="mailto:us@insurer.example?subject=Request"]')).not.toBeNull();
  });
});
