import { type Address } from '../records/address';
import { type Notification } from '../records/notification';
import { notificationSentences } from './notification-sentences';
import { type Words } from './notifications/notification-row';
import { smsPlaces } from './sms-sentences';

/** What is told by letter where nobody has a number. */
export type LetterType = Extract<Notification['type'], 'COVER_CONTINUES' | 'COVER_ENDS' | 'CHANGES_UNDONE'>;

/** Where a letter goes, a line below the other: who gets it, then the address. */
export const addressOfLetter = (to: string, { Line_1, Line_2, Suburb, City, Postal_Code }: Address): string =>
  [to, Line_1, Line_2, Suburb, City, Postal_Code].filter(Boolean).join('\n');

/** The lines of such an address. */
export const linesOfLetter = (address: string): string[] => address.split('\n');

/** Who gets a letter. */
export const receiverOfLetter = (address: string): string => linesOfLetter(address)[0] ?? '';

/** Where a letter goes, without who gets it and without street: `Gqeberha, 6001`. */
export const placeOfLetter = (address: string): string => linesOfLetter(address).slice(-2).join(', ');

/**
 * A letter to those whom a main member left, with the places of the brand still empty: what stands among the messages of the policy, and how to
 * take it over. Source: docs/domain/claims.md#c10-3.
 *
 * @param on the day of the letter, as it is read
 */
export const letterText = (type: LetterType, words: Words, on: string): string =>
  [
    smsPlaces.product,
    on,
    'Good day,',
    `We are sorry for your loss. ${notificationSentences[type].sentence(words)}`,
    `This is about policy ${words.no}. To take it over, call 086 000 7580 or go to ${smsPlaces.portal}.`,
  ].join('\n\n');
