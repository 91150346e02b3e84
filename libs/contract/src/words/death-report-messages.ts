import { aliveSentences, formatDate, type PlainDate } from '@portal/domain';
import { smsPlaces } from './sms-sentences';

const { product } = smsPlaces;

/** The text messages to whoever reported a death, with what staff call them. Source: docs/domain/claims.md#c10-3 and #c9-2. */
export const reporterMessages = {
  REPORT_RECEIVED: {
    title: 'Report of a death received',
    text: ({ reference, contactBy }: { reference: string; contactBy: PlainDate }) =>
      `${product}: we are sorry for your loss. We have your report ${reference}. ` +
      `We will contact you by ${formatDate(contactBy)}. Questions? Call 086 000 7580.`,
  },
  REPORT_NOT_CONFIRMED: {
    title: 'Report of a death not confirmed',
    text: ({ reference }: { reference: string }) => `${product}: ${reference}. ${aliveSentences.toReporter}`,
  },
} as const;
