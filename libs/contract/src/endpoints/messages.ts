import { endpoint } from '../endpoint';
import { FailedMessagesSchema, LetterPostedSchema, SentAgainSchema } from '../records/staff/failed-messages';

/** Older ones are not listed. */
export const failedMessageDays = 30;

const isAddition = true;

/** What became of messages that could not be sent. */
export const messageAdditions = {
  failedMessages: endpoint('GET /staff/failed-messages', {
    summary: `Messages that could not be sent in the last ${failedMessageDays} days, the newest first`,
    permission: 'send failed messages again',
    reply: FailedMessagesSchema,
    isAddition,
  }),
  sendMessageAgain: endpoint('POST /staff/failed-messages/{id}/send-again', {
    summary: 'Send a failed message again, to the number that is on record now',
    permission: 'send failed messages again',
    reply: SentAgainSchema,
    errors: ['CONFLICT'],
    isAddition,
  }),
  letterPosted: endpoint('POST /staff/failed-messages/{id}/posted', {
    summary: 'Note that a letter that could not be sent was printed and posted by hand',
    permission: 'send failed messages again',
    reply: LetterPostedSchema,
    errors: ['CONFLICT'],
    isAddition,
  }),
};
