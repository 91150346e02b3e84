import { outbox } from '../schema/changes';
import { describeMessageQueue } from '../testing/describe-message-queue';
import { onEveryDatabase } from '../testing/on-every-database';
import { messageQueue } from './stored-queue';

onEveryDatabase('the queue of messages', (db) => {
  describeMessageQueue(messageQueue, db, () => db.database.delete(outbox));
});
