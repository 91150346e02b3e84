import { notificationTypes } from '../wire-codes';
import { expect, it } from 'vitest';
import { reporterMessages } from './death-report-messages';
import { messageTitle } from './message-messages';
import { smsSentence } from './sms-sentences';

/** As long as the name of a product in a text message may be for these. */
const withBrand = (text: string) => text.replace('{product}', 'Ubuntu Funeral Cover');

it('whoever reported a death reads that we have it, until when we call, and where to ask', () => {
  const text = withBrand(reporterMessages.REPORT_RECEIVED.text({ reference: 'DR-7K3M-Q2XR', contactBy: '2026-09-30' }));
  expect(text).toBe(
    'Ubuntu Funeral Cover: we are sorry for your loss. We have your report DR-7K3M-Q2XR. We will contact you by 30 September 2026. ' +
      'Questions? Call 086 000 7580.',
  );
  expect(text.length).toBeLessThanOrEqual(160);
});

it('and that it could not be confirmed, with nothing of who said so', () => {
  const text = reporterMessages.REPORT_NOT_CONFIRMED.text({ reference: 'DR-7K3M-Q2XR' });
  expect(withBrand(text)).toBe('Ubuntu Funeral Cover: DR-7K3M-Q2XR. We could not confirm this report.');
});

const words = { amount: '', premium: '', no: '7000010012', date: '', name: '', reason: '' };

it.each([
  [
    'ALIVE_CHECK',
    'Ubuntu Funeral Cover: we were told the holder of policy ...0012 has died. If this is wrong call 086 000 7580. If it is true, we are sorry for your loss.',
  ],
  [
    'LIFE_REPORTED',
    'Ubuntu Funeral Cover: we were told that somebody on policy ...0012 has died. Please sign in or call 086 000 7580.',
  ],
] as const)(
  'the policyholder reads %s in one text message that names no more than the end of the policy number',
  (type, text) => {
    expect(notificationTypes).toContain(type);
    expect(withBrand(smsSentence(type, words))).toBe(text);
    expect(text.length).toBeLessThanOrEqual(160);
  },
);

it.each(Object.entries(reporterMessages))(
  'staff see what a message that failed was about: %s',
  (purpose, { title }) => {
    expect(messageTitle(purpose)).toBe(title);
  },
);
